import { copyPicture } from '@tintory/paint-document';
import { aPicture } from '@tintory/paint-document/testing';
import { readPicture, readSourceType, withSourceType } from '@tintory/picture-files';
import { KitProvider } from '@tintory/ui-kit';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaintModal } from './paint-modal.tsx';
import { button, drag, prepareBrowser } from './testing/open-workspace.tsx';
import { paintKit } from './testing/paint-kit.tsx';

// jsdom cannot read a file's bytes.
vi.mock('@tintory/picture-files', async (original) => ({
  ...(await original<object>()),
  readPicture: vi.fn(),
  writePicture: async () => new Blob(['painted'], { type: 'image/png' }),
  readSourceType: vi.fn(async () => 'trainedAlgorithmicMedia'),
  withSourceType: vi.fn(async (file: Blob) => file),
}));

const file = new Blob(['as it was'], { type: 'image/jpeg' });
const onDone = vi.fn();
const onClose = vi.fn();
const onLeave = vi.fn();

const open = () =>
  render(
    <Suspense>
      <KitProvider kit={paintKit}>
        <PaintModal file={file} name="cat.jpg" {...{ onDone, onLeave, onClose }} />
      </KitProvider>
    </Suspense>,
  );
const stage = () => screen.findByRole('application', { name: 'Picture' });

beforeAll(prepareBrowser);
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(readPicture).mockResolvedValue(copyPicture(aPicture(200, 160)));
});
afterEach(cleanup);

describe('the paint modal', () => {
  it('is a dialog named after its picture', async () => {
    open();
    expect(await screen.findByRole('dialog', { name: 'Edit picture: cat.jpg' })).toBeDefined();
  });

  it('gives the very same file back where nothing was painted', async () => {
    open();
    await stage();
    await userEvent.click(button('Done'));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(file));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('gives a new file where something was painted', async () => {
    open();
    drag(await stage(), [20, 20], [90, 90]);
    await userEvent.click(button('Done'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ type: 'image/png' });
    // A generated picture keeps its source type after a person painted on it.
    const painted = expect.objectContaining({ width: 200, height: 160 });
    expect(withSourceType).toHaveBeenCalledExactlyOnceWith(
      expect.any(Blob),
      'trainedAlgorithmicMedia',
      painted,
    );
  });

  it('tells of a photo that it was worked on by hand', async () => {
    vi.mocked(readSourceType).mockResolvedValueOnce(null);
    open();
    drag(await stage(), [20, 20], [90, 90]);
    await userEvent.click(button('Done'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(vi.mocked(withSourceType).mock.calls[0]?.[1]).toBe('humanEdits');
  });

  it.each(['its close button', 'Escape'])('asks before %s loses work', async (way) => {
    open();
    drag(await stage(), [20, 20], [90, 90]);
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(button('Close'));
    const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull();
  });

  it('tells one end from the other', async () => {
    open();
    await stage();
    await userEvent.click(button('Done'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.click(button('Cancel'));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('says when a file cannot be opened', async () => {
    vi.mocked(readPicture).mockRejectedValue(new Error('broken'));
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be opened');
  });
});
