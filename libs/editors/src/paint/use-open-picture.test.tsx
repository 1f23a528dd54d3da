import { copyPicture } from '@tintory/paint-document';
import { aPicture } from '@tintory/paint-document/testing';
import { readPicture } from '@tintory/picture-files';
import { aGoneFile } from '@tintory/tools-ui/testing';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecutWish } from './recut-worker.ts';
import { useOpenPicture } from './use-open-picture.ts';

vi.mock('@tintory/picture-files', async (original) => ({
  ...(await original<object>()),
  readPicture: vi.fn(),
}));

const photo = copyPicture(aPicture(4, 2));
photo.data.fill(255);
const file = new Blob(['photo']);
const stroke = { mode: 'erase' as const, radius: 0.1, points: [[0.5, 0.5]] as [number, number][] };
const strokes = [stroke];

/** A worker that keeps the share of each pixel given by `answer`; never responds if it is null. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static answer: number | null = 7;
  onmessage?: (event: { data: Uint8Array }) => void;
  onerror?: (event: { message: string }) => void;
  readonly heard: RecutWish[] = [];
  readonly terminate = vi.fn();
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(wish: RecutWish) {
    this.heard.push(wish);
    if ('photo' in wish || FakeWorker.answer === null) return;
    const data = new Uint8Array(8).fill(FakeWorker.answer);
    queueMicrotask(() => this.onmessage?.({ data }));
  }
}

const refine = (changes: object = {}) => ({
  ...{ openBase: async () => new Blob(['base']), strokes: [], most: 3 },
  ...{ acceptLabel: 'Run', onAccept: vi.fn() },
  ...changes,
});

async function open(changes: object = {}) {
  const desk = refine(changes);
  const { result, unmount } = renderHook(() => useOpenPicture(file, desk));
  await waitFor(() => expect(result.current).not.toBeNull());
  if (!result.current || typeof result.current === 'string') throw new Error('It did not open.');
  const { document, recut } = result.current;
  if (!recut) throw new Error('There is nothing to cut with.');
  const alpha = () => document.layers.picture.data[3];
  return { document, recut, alpha, unmount };
}
const never = () => new AbortController().signal;

beforeEach(() => {
  FakeWorker.all = [];
  FakeWorker.answer = 7;
  vi.stubGlobal('Worker', FakeWorker);
  const base = copyPicture(photo);
  for (let i = 3; i < base.data.length; i += 4) base.data[i] = 90;
  vi.mocked(readPicture).mockImplementation(async (blob) => (blob === file ? photo : base));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a desk for refining', () => {
  it('shows the cutout as it is where no strokes were made, and has its worker at once', async () => {
    const { alpha } = await open();
    expect(alpha()).toBe(90);
    const [wish] = FakeWorker.all[0]?.heard ?? [];
    expect(wish && 'base' in wish && wish.base[0]).toBe(90);
  });

  it('cuts by the strokes there are before it shows anything', async () => {
    const { alpha, document } = await open({ strokes });
    expect(alpha()).toBe(7);
    expect(document.state().cutMarks).toBe(strokes);
  });

  it('that cannot cut by them shows the cutout without, and they can be tried again', async () => {
    const opened = open({ strokes });
    FakeWorker.answer = null;
    await waitFor(() => expect(FakeWorker.all[0]?.heard).toHaveLength(2));
    FakeWorker.all[0]?.onerror?.({ message: 'out of memory' });
    const { alpha, document } = await opened;
    expect(alpha()).toBe(90);
    expect(document.state()).toMatchObject({ marks: strokes, cutMarks: [] });
  });

  it('starts from nothing where nothing was found', async () => {
    const { alpha } = await open({ openBase: async () => null });
    expect(alpha()).toBe(0);
  });

  it('asks the same worker again and again', async () => {
    const { recut } = await open();
    await recut(strokes, never());
    await recut([], never());
    expect(FakeWorker.all).toHaveLength(1);
    expect(FakeWorker.all[0]?.heard.slice(1)).toEqual([{ strokes }, { strokes: [] }]);
  });

  it('that is stopped ends its worker, and has another one for the next time', async () => {
    const { recut } = await open();
    FakeWorker.answer = null;
    const controller = new AbortController();
    const cut = recut(strokes, controller.signal);
    await vi.waitFor(() => expect(FakeWorker.all[0]?.heard).toHaveLength(2));
    controller.abort();
    await expect(cut).rejects.toThrow('stopped');
    expect(FakeWorker.all[0]?.terminate).toHaveBeenCalledOnce();
    FakeWorker.answer = 30;
    expect((await recut(strokes, never()))[0]).toBe(30);
    expect(FakeWorker.all).toHaveLength(2);
    expect(FakeWorker.all[1]?.heard[0]).toHaveProperty('photo');
  });

  it('whose worker did not load starts another one', async () => {
    const { recut } = await open();
    FakeWorker.all[0]?.onerror?.({ message: 'no connection' });
    expect((await recut(strokes, never()))[0]).toBe(7);
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('opens where no worker starts, and says so only when something is to be cut', async () => {
    vi.stubGlobal('Worker', function NoWorker() {
      throw new Error('no memory');
    });
    const { recut, alpha } = await open();
    expect(alpha()).toBe(90);
    await expect(recut(strokes, never())).rejects.toThrow('no memory');
  });

  it('that is closed leaves no worker behind', async () => {
    const { unmount } = await open();
    unmount();
    expect(FakeWorker.all[0]?.terminate).toHaveBeenCalledOnce();
  });
});

describe('a picture that does not open', () => {
  const spoiled = Object.assign(new Error('white'), { name: 'SpoiledCanvas' });

  it.each([
    ['of a browser that spoils it', new Blob(['bytes']), spoiled, 'spoiled'],
    ['whose file is gone', aGoneFile(), new Error('no bytes'), 'gone'],
    ['that is none', new Blob(['bytes']), new Error('no picture'), 'unreadable'],
  ])('%s says so', async (_, picture, error, why) => {
    vi.mocked(readPicture).mockRejectedValue(error);
    const { result } = renderHook(() => useOpenPicture(picture, undefined));
    await waitFor(() => expect(result.current).toBe(why));
  });
});
