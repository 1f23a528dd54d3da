// @vitest-environment node
import { ApiError } from '@tintory/api-client';
import type { NewBatchItem } from '@tintory/contract';
import { writePicture } from '@tintory/picture-files';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withFile } from '../photo/file-gone.ts';
import type { Photo } from '../photo/read-photo.ts';
import { aGoneFile } from '../testing/gone-file.ts';
import { runUploads, type UploadWork } from './run-uploads.ts';
import { newUpload, type Upload } from './upload-list.ts';

// Node has no canvas.
vi.mock('@tintory/picture-files', async (original) => ({
  ...(await original<object>()),
  readPicture: async () => null,
  writePicture: vi.fn(),
}));

const png = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0,
]);
const heic = '\0\0\0\x20ftypheic\0\0\0\0mif1heic';
const aPicture = (name: string) => newUpload(new File([png], name));
const offline = () => new ApiError({ code: 'Offline', status: 0, message: '' });

/** Records the state of each upload, and the items added to the batch. */
function follow(uploads: Upload[], ways: Partial<UploadWork> = {}) {
  const states = new Map(uploads.map(({ key, state }) => [key, state]));
  const calls: { items: NewBatchItem[]; complete: boolean }[] = [];
  const work: UploadWork = {
    uploads,
    signal: new AbortController().signal,
    send: async ({ name }) => `object-of-${name}`,
    add: async (items, complete) => {
      calls.push({ items, complete });
    },
    change: (key, { state }) => state && states.set(key, state),
    ...ways,
  };
  const stateOf = (upload: Upload) => states.get(upload.key);
  return { work, calls, stateOf };
}

/** The window's event target, for the `online` event. */
function aWindow(): EventTarget {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return target;
}

beforeEach(() => {
  const photo = { width: 600, height: 400, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async () => photo);
});
afterEach(() => vi.unstubAllGlobals());

describe('sending the photos of a batch', () => {
  it('hands over each photo once, in groups, and says with the last that all are there', async () => {
    const uploads = Array.from({ length: 23 }, (_, index) => aPicture(`${index}.png`));
    const { work, calls, stateOf } = follow(uploads);
    await runUploads(work);
    const keys = calls.flatMap(({ items }) => items.map(({ key }) => key));
    expect(keys.sort()).toEqual(uploads.map(({ key }) => key).sort());
    expect(calls.map(({ complete }) => complete)).toEqual([false, false, true]);
    expect(uploads.every((upload) => stateOf(upload) === 'sent')).toBe(true);
  });

  it('hands them over in the order they were chosen, whichever arrives first', async () => {
    const uploads = ['large.png', 'middle.png', 'small.png'].map(aPicture);
    const arrives: Record<string, number> = { 'large.png': 20, 'middle.png': 10 };
    const send = async ({ name }: { name: string }) => {
      await new Promise((resolve) => setTimeout(resolve, arrives[name] ?? 0));
      return 'object';
    };
    const { work, calls } = follow(uploads, { send });
    await runUploads(work);
    const names = calls.flatMap(({ items }) => items.map(({ name }) => name));
    expect(names).toEqual(['large.png', 'middle.png', 'small.png']);
  });

  it('asks for a file again that is gone, at once, and holds nothing else up for it', async () => {
    const [gone, looked, whole] = [
      newUpload(aGoneFile()),
      { ...newUpload(aGoneFile()), type: 'image/png' as const },
      aPicture('a.png'),
    ];
    const problems: unknown[] = [];
    const { work, calls, stateOf } = follow([gone, looked, whole], {
      send: ({ file }) =>
        withFile(file, async () => {
          if (file === looked.file) throw offline();
          return 'object';
        }),
    });
    const { change } = work;
    work.change = (key, changes) => {
      if (changes.problem) problems.push(changes.problem);
      change(key, changes);
    };
    await runUploads(work);
    expect([stateOf(gone), stateOf(looked), stateOf(whole)]).toEqual([
      'refused',
      'refused',
      'sent',
    ]);
    expect(problems).toEqual([{ kind: 'gone' }, { kind: 'gone' }]);
    expect(calls.at(-1)?.complete).toBe(true);
  });

  it('has at most three photos on their way at a time', async () => {
    let now = 0;
    let most = 0;
    const send = async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
      return 'object';
    };
    await runUploads(
      follow(
        Array.from({ length: 12 }, () => aPicture('a.png')),
        { send },
      ).work,
    );
    expect(most).toBe(3);
  });

  it('calls a file whose name has a line break by one line', async () => {
    const { work, calls } = follow([aPicture('my\nmug.png')]);
    await runUploads(work);
    expect(calls).toMatchObject([{ items: [{ name: 'my mug.png' }] }]);
  });

  it('leaves out what is no picture, and the batch is complete without it', async () => {
    const text = newUpload(new File(['hello'], 'notes.txt'));
    const { work, calls, stateOf } = follow([text, aPicture('a.png')]);
    await runUploads(work);
    expect(stateOf(text)).toBe('refused');
    expect(calls).toMatchObject([{ complete: true, items: [{ name: 'a.png' }] }]);
  });

  it('leaves out a broken one too, where the start was quicker than the look at it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
    const send = vi.fn(async () => 'object');
    const upload = aPicture('cut-off.png');
    const { work, calls, stateOf } = follow([upload], { send });
    await runUploads(work);
    expect(stateOf(upload)).toBe('refused');
    expect(send).not.toHaveBeenCalled();
    expect(calls).toEqual([{ items: [], complete: true }]);
  });

  it('sends a HEIC photo as JPEG, under the name it was chosen by', async () => {
    const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' });
    vi.mocked(writePicture).mockResolvedValueOnce(jpeg);
    const send = vi.fn(async (_photo: Photo) => 'object');
    const { work, calls } = follow([newUpload(new File([heic], 'cat.heic'))], { send });
    await runUploads(work);
    expect(send.mock.lastCall?.[0]).toMatchObject({
      ...{ file: jpeg, name: 'cat.jpg', type: 'image/jpeg' },
    });
    expect(calls).toMatchObject([{ items: [{ name: 'cat.heic' }] }]);
  });

  it('leaves out a HEIC photo that this browser cannot turn into a JPEG', async () => {
    vi.mocked(writePicture).mockRejectedValueOnce(new Error('no memory'));
    const upload = newUpload(new File([heic], 'cat.heic'));
    const { work, calls, stateOf } = follow([upload]);
    await runUploads(work);
    expect(stateOf(upload)).toBe('refused');
    expect(calls).toEqual([{ items: [], complete: true }]);
  });

  it('does not call the batch complete while a photo could not be sent', async () => {
    const good = aPicture('good.png');
    const bad = aPicture('bad.png');
    const send = async ({ name }: { name: string }) => {
      if (name === 'bad.png') throw new Error('refused');
      return 'object';
    };
    const { work, calls, stateOf } = follow([bad, good], { send });
    await runUploads(work);
    expect([stateOf(bad), stateOf(good)]).toEqual(['failed', 'sent']);
    expect(calls.map(({ complete }) => complete)).toEqual([false]);
  });

  it('waits for the line to come back and sends the same photo again', async () => {
    const page = aWindow();
    const send = vi.fn(async () => 'object').mockRejectedValueOnce(offline());
    const upload = aPicture('a.png');
    const { work, stateOf } = follow([upload], { send });
    const done = runUploads(work);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve));
    page.dispatchEvent(new Event('online'));
    await done;
    expect(send).toHaveBeenCalledTimes(2);
    expect(stateOf(upload)).toBe('sent');
  });

  it('adds nothing more once it is stopped', async () => {
    const controller = new AbortController();
    const send = async () => {
      controller.abort();
      return 'object';
    };
    const { work, calls } = follow([aPicture('a.png')], { send, signal: controller.signal });
    await runUploads(work);
    expect(calls).toEqual([]);
  });
});
