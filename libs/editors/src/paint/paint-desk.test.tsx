import { copyPicture } from '@tintory/paint-document';
import { aPicture } from '@tintory/paint-document/testing';
import { readPicture } from '@tintory/picture-files';
import { handOverPhoto, readPhoto, saveFile } from '@tintory/tools-ui';
import { aPhoto } from '@tintory/tools-ui/testing';
import { KitProvider } from '@tintory/ui-kit';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaintDesk } from './paint-desk.tsx';
import { button, drag, prepareBrowser } from './testing/open-workspace.tsx';
import { paintKit } from './testing/paint-kit.tsx';

vi.mock('@tintory/picture-files', async (original) => ({
  ...(await original<object>()),
  readPicture: vi.fn(),
  writePicture: async (_picture: unknown, type: string) => new Blob(['painted'], { type }),
  readSourceType: async () => null,
  withSourceType: async (file: Blob) => file,
}));
vi.mock('@tintory/tools-ui', async (original) => ({
  ...(await original<object>()),
  readPhoto: vi.fn(),
  saveFile: vi.fn(),
  handOverPhoto: vi.fn(async () => undefined),
}));
vi.mock('../resize/writable-formats.ts', async (original) => ({
  ...(await original<object>()),
  writableFormats: async () => ['jpeg', 'png', 'webp'],
}));

const navigate = vi.fn();
const onUnsaved = vi.fn();

beforeAll(prepareBrowser);
beforeEach(() => {
  vi.clearAllMocks();
  const file = new Blob(['as it was'], { type: 'image/png' });
  vi.mocked(readPhoto).mockResolvedValue({ photo: { ...aPhoto(), name: 'coffee.png', file } });
  vi.mocked(readPicture).mockResolvedValue(copyPicture(aPicture(200, 160)));
});
afterEach(cleanup);

const stage = () => screen.findByRole('application', { name: 'Picture' });

/** Draws a stroke on a photo and presses Done. */
async function finish(tool: 'Brush' | 'Eraser' = 'Brush') {
  render(
    <Suspense>
      <KitProvider kit={paintKit}>
        <PaintDesk navigate={navigate} onUnsaved={onUnsaved} />
      </KitProvider>
    </Suspense>,
  );
  const input = await screen.findByLabelText('Choose a photo', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'coffee.png')] } });
  await stage();
  await userEvent.click(button(tool));
  drag(await stage(), [20, 20], [90, 90]);
  await userEvent.click(button('Done'));
  return screen.findByRole('dialog', { name: 'Your picture is ready' });
}

describe('the paint page', () => {
  it('saves nothing by itself, and stays on the picture with every step', async () => {
    const ready = within(await finish());
    expect(saveFile).not.toHaveBeenCalled();
    await userEvent.click(ready.getByText('Keep editing'));
    expect(await stage()).toBeDefined();
    expect(button('Undo: Brush stroke')).toHaveProperty('disabled', false);
  });

  it('saves the file under a name of its own, in the type one chooses, and says so', async () => {
    const ready = within(await finish());
    await userEvent.click(ready.getByText('Download'));
    expect(await screen.findByRole('dialog', { name: 'Saved' })).toBeDefined();
    await userEvent.click(ready.getByLabelText('WebP'));
    await userEvent.click(ready.getByText('Download'));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
    const saved = vi.mocked(saveFile).mock.calls.map(([file, name]) => [file.type, name]);
    expect(saved).toEqual([
      ['image/png', 'coffee-painted.png'],
      ['image/webp', 'coffee-painted.webp'],
    ]);
  });

  it('offers a JPEG as such a file again, but as PNG what is see-through now', async () => {
    const file = new Blob(['as it was'], { type: 'image/jpeg' });
    vi.mocked(readPhoto).mockResolvedValue({ photo: { ...aPhoto(), name: 'coffee.jpg', file } });
    const photo = copyPicture(aPicture(200, 160));
    photo.pixels.fill(0xff_80_80_80);
    vi.mocked(readPicture).mockImplementation(async () => copyPicture(photo));
    const painted = within(await finish('Brush'));
    expect(await painted.findByText('coffee-painted.jpg')).toBeDefined();
    expect(painted.queryByText(/become white/)).toBeNull();
    cleanup();
    const erased = within(await finish('Eraser'));
    expect(await erased.findByText('coffee-painted.png')).toBeDefined();
    await userEvent.click(erased.getByLabelText('JPEG'));
    expect(erased.getByText(/become white/)).toBeDefined();
  });

  it('asks before a new photo takes the place of work that is not saved, and only then', async () => {
    const ready = within(await finish());
    await userEvent.click(ready.getByText('New photo'));
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await userEvent.click(question.getByText('Keep editing'));
    await userEvent.click(button('Done'));
    await userEvent.click(await screen.findByText('Download'));
    await screen.findByRole('dialog', { name: 'Saved' });
    expect(onUnsaved).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByText('New photo'));
    expect(await screen.findByText('Choose a photo')).toBeDefined();
  });

  it('takes the picture on into another tool, where nobody asks about leaving', async () => {
    const ready = within(await finish());
    await userEvent.click(ready.getByText('Background remover'));
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    const [tool, file] = vi.mocked(handOverPhoto).mock.calls[0] ?? [];
    expect(tool?.id).toBe('remove_background');
    expect(file).toMatchObject({ name: 'coffee-painted.png', type: 'image/png' });
    expect(onUnsaved).toHaveBeenLastCalledWith(false);
  });
});
