import { startI18n } from '@tintory/i18n';
import { handOverPhoto } from '@tintory/tools-ui';
import { readableBlobs } from '@tintory/tools-ui/testing';
import { KitProvider } from '@tintory/ui-kit';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResizeEditor } from './resize-editor.tsx';
import type { ResizeOutcome } from './resize-job.ts';
import { ResizeModal } from './resize-modal.tsx';
import { aPng, fakeEngine } from './testing/fake-engine.ts';
import { resizeKit } from './testing/resize-kit.tsx';

vi.mock('@tintory/tools-ui', async (original) => ({
  ...(await original<object>()),
  handOverPhoto: vi.fn(async () => undefined),
}));

const navigate = vi.fn();

beforeAll(async () => {
  // The tool debounces the settings; a busy machine takes longer.
  readableBlobs();
  await startI18n('en');
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  let count = 0;
  URL.createObjectURL = () => `blob:${++count}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const mainAction = (name = /^Download · .*B$/) => screen.findByRole('button', { name });

async function openEditor(fake = fakeEngine()) {
  const user = userEvent.setup();
  render(
    <KitProvider kit={resizeKit}>
      <Suspense>
        <ResizeEditor navigate={navigate} createEngine={() => fake.engine} />
      </Suspense>
    </KitProvider>,
  );
  const input = await screen.findByLabelText('Choose a photo', { selector: 'input' });
  const choose = (file: File) => user.upload(input, file);
  return { user, choose, ...fake };
}

async function openPhoto(fake = fakeEngine()) {
  const page = await openEditor(fake);
  await page.choose(aPng());
  await mainAction();
  return page;
}

/** The names of the downloaded files; the array fills as they arrive. */
function watchDownloads(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

describe('the resize tool', () => {
  it('asks for a photo, and says what comes of it once there is one', async () => {
    const { choose } = await openEditor();
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
    await choose(aPng());
    expect(await mainAction()).toHaveProperty('textContent', 'Download · 600 × 400 · 184 kB');
  });

  it('refuses what is no picture and what is too large, before any work', async () => {
    const { choose, engine } = await openEditor(
      fakeEngine({ size: { width: 12_000, height: 9_000 } }),
    );
    await choose(new File(['just text'], 'photo.png', { type: 'image/png' }));
    expect((await screen.findByRole('alert')).textContent).toContain('no picture');
    await choose(aPng());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('108.0 megapixels'),
    );
    expect(engine.open).not.toHaveBeenCalled();
  });

  it('says so when the browser cannot open the file', async () => {
    const fake = fakeEngine();
    fake.engine.open = () => Promise.reject(new Error('broken'));
    const { choose } = await openEditor(fake);
    await choose(aPng());
    expect((await screen.findByRole('alert')).textContent).toContain('cannot open');
  });

  it('lets the height follow the width, and works once for what is typed', async () => {
    const { user, resize, lastJob } = await openPhoto();
    const width = screen.getByLabelText('Width (px)');
    await user.clear(width);
    expect(screen.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', true);
    await user.type(width, '300');
    await mainAction(/^Download · 300 × 200 · 184 kB$/);
    expect(screen.getByLabelText('Height (px)')).toHaveProperty('value', '200');
    expect(lastJob()?.target).toEqual({ width: 300, height: 200 });
    expect(resize).toHaveBeenCalledTimes(2);
  });

  it('takes per cent from a slider or as a number', async () => {
    const { user, lastJob } = await openPhoto();
    await user.click(screen.getByRole('radio', { name: 'Per cent' }));
    const exact = screen.getByLabelText('Exact value (%)');
    await user.clear(exact);
    await user.type(exact, '33');
    await mainAction(/^Download · 198 × 132 · 184 kB$/);
    expect(lastJob()?.target).toEqual({ width: 198, height: 132 });
    expect(screen.getByRole('slider', { name: 'Scale' })).toHaveProperty('value', '33');
    await user.type(exact, '3');
    expect(exact.getAttribute('aria-invalid')).toBe('true');
  });

  it('frees the sides from each other when the lock is off', async () => {
    const { user, lastJob } = await openPhoto();
    await user.click(screen.getByRole('button', { name: 'Keep the ratio of the photo' }));
    await user.clear(screen.getByLabelText('Height (px)'));
    await user.type(screen.getByLabelText('Height (px)'), '600');
    await mainAction(/600 × 600 · 184/);
    expect(lastJob()).toMatchObject({ target: { width: 600, height: 600 }, fit: 'cover' });
  });

  it('cuts to a preset, around a focal point that the arrow keys move', async () => {
    const { user, lastJob } = await openPhoto();
    await user.click(screen.getByRole('radio', { name: 'Presets' }));
    await user.click(screen.getByRole('radio', { name: /Portrait/ }));
    await mainAction(/1080 × 1350 · 184/);
    const point = screen.getByRole('slider', { name: 'Focal point' });
    fireEvent.keyDown(point, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(point, { key: 'ArrowUp' });
    expect(point.getAttribute('aria-valuetext')).toBe('60 % from the left, 49 % from the top');
    await waitFor(() => expect(lastJob()?.focus).toEqual({ x: 0.6, y: 0.49 }));
    expect(lastJob()).toMatchObject({ fit: 'cover', target: { width: 1080, height: 1350 } });
  });

  it('asks for the fit only where the shapes differ, for a colour only where one shows', async () => {
    const { user, lastJob } = await openPhoto();
    expect(screen.queryByRole('group', { name: 'Fit' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Presets' }));
    await user.click(screen.getByRole('radio', { name: 'Whole' }));
    expect(screen.queryByLabelText('Background colour')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Transparent background' }));
    fireEvent.change(screen.getByLabelText('Background colour'), { target: { value: '#14151a' } });
    await waitFor(() => expect(lastJob()).toMatchObject({ fit: 'contain', background: '#14151a' }));
  });

  it('stops the work that newer settings have made pointless', async () => {
    const { user, resize, signals } = await openPhoto();
    resize.mockImplementationOnce((_, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    await user.click(screen.getByRole('radio', { name: 'WebP' }));
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals[1]?.aborted).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'JPEG' }));
    expect(signals[1]?.aborted).toBe(true);
  });

  it('is honest about a size that cannot be reached, and what would help', async () => {
    const { user, lastJob } = await openPhoto();
    await user.click(screen.getByRole('radio', { name: 'JPEG' }));
    await user.click(screen.getByRole('switch', { name: 'Limit the file size' }));
    await user.clear(screen.getByLabelText('At most (kB)'));
    await user.type(screen.getByLabelText('At most (kB)'), '60');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('60 kB cannot be reached');
    expect(notice.textContent).toContain('Let the picture shrink');
    await user.click(screen.getByRole('switch', { name: 'Shrink the picture if need be' }));
    await waitFor(() => expect(lastJob()).toMatchObject({ maxBytes: 60_000, mayShrink: true }));
  });

  it('offers to try again when the work fails', async () => {
    const fake = fakeEngine();
    fake.resize.mockRejectedValueOnce(new Error('out of memory'));
    const { user, choose } = await openEditor(fake);
    await choose(aPng());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await mainAction()).toBeTruthy();
  });

  it('downloads under the old name with the new ending', async () => {
    const { user } = await openPhoto();
    const names = watchDownloads();
    await user.click(screen.getByRole('radio', { name: 'WebP' }));
    await user.click(screen.getByRole('button', { name: /^Download/ }));
    await waitFor(() => expect(names).toEqual(['coffee.webp']));
    await user.click(await mainAction());
    expect(names).toEqual(['coffee.webp', 'coffee.webp']);
  });

  it('downloads what was asked for while the work was going on', async () => {
    const { user, resize } = await openPhoto();
    const names = watchDownloads();
    const work = Promise.withResolvers<ResizeOutcome>();
    resize.mockReturnValueOnce(work.promise);
    await user.click(screen.getByRole('radio', { name: 'WebP' }));
    await waitFor(() => expect(resize).toHaveBeenCalledTimes(2));
    await user.click(screen.getByRole('button', { name: /^Download/ }));
    expect(names).toEqual([]);
    const blob = new Blob(['webp'], { type: 'image/webp' });
    work.resolve({ blob, width: 600, height: 400, quality: 80, reached: true });
    await waitFor(() => expect(names).toEqual(['coffee.webp']));
  });

  it('shows the very file that will be downloaded', async () => {
    const { user } = await openPhoto();
    await user.click(screen.getByRole('radio', { name: 'Result' }));
    expect(screen.getByRole('img', { name: 'The result' }).getAttribute('src')).toMatch(/^blob:/);
    await user.click(screen.getByRole('button', { name: 'Actual pixels' }));
    expect(screen.getByRole('img', { name: 'The result' }).getAttribute('width')).toBe('600');
  });

  it('takes the result on into another tool, also when asked too early', async () => {
    const { user, resize } = await openPhoto();
    const work = Promise.withResolvers<ResizeOutcome>();
    resize.mockReturnValueOnce(work.promise);
    await user.click(screen.getByRole('radio', { name: 'WebP' }));
    await user.click(screen.getByRole('button', { name: 'Background remover' }));
    await waitFor(() => expect(resize).toHaveBeenCalledTimes(2));
    expect(handOverPhoto).not.toHaveBeenCalled();
    const blob = new Blob(['webp'], { type: 'image/webp' });
    work.resolve({ blob, width: 600, height: 400, quality: 80, reached: true });
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    const [tool, file] = vi.mocked(handOverPhoto).mock.calls[0] ?? [];
    expect(tool?.id).toBe('remove_background');
    expect(file).toMatchObject({ name: 'coffee.webp', type: 'image/webp' });
  });

  it('goes back to the start with another photo', async () => {
    const { user } = await openPhoto();
    await user.click(screen.getByRole('button', { name: 'New photo' }));
    expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeTruthy();
  });
});

describe('the resize dialog', () => {
  it('hands the finished file over and closes', async () => {
    const { engine } = fakeEngine();
    const onDone = vi.fn();
    const onClose = vi.fn();
    render(
      <KitProvider kit={resizeKit}>
        <Suspense>
          <ResizeModal
            file={aPng()}
            name="cup.png"
            onDone={onDone}
            onClose={onClose}
            createEngine={() => engine}
          />
        </Suspense>
      </KitProvider>,
    );
    expect(await screen.findByRole('dialog', { name: 'Resize image' })).toBeTruthy();
    await userEvent.click(await mainAction(/^Use · 600 × 400 · 184 kB$/));
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ name: 'cup.png', size: 184_000 });
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'New photo' })).toBeNull();
  });
});
