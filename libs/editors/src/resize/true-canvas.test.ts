// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assertTrue, isSpoiled, type Canvases } from '@tintory/picture-files';
import { createLocalWorker } from './local-worker.ts';
import { openPhoto } from './open-photo.ts';
import { connectWorker, servePort, type Port } from './worker-port.ts';

type Pixels = Uint8ClampedArray<ArrayBuffer>;
type Spoil = (data: Pixels) => Pixels;

const honest: Spoil = (data) => data;
const white: Spoil = (data) => new Uint8ClampedArray(data.length).fill(255);
/** Changes one value of the whole picture by one. */
const noise: Spoil = (data) => data.map((value, at) => (at === 2001 ? value ^ 1 : value));

/** Fake canvases that read back their pixels as this browser would. */
function canvasesThat(read: Spoil, write: Spoil = honest) {
  const create = vi.fn((width: number, height: number) => {
    let held: Pixels = new Uint8ClampedArray(width * height * 4);
    const context = {
      putImageData: ({ data }: { data: Pixels }) => (held = data.slice()),
      clearRect: () => (held = new Uint8ClampedArray(held.length)),
      drawImage: (drawn: { data: Pixels }) => (held = drawn.data.slice()),
      getImageData: () => ({ data: read(held.slice()) }),
    };
    return { getContext: () => context, bytes: () => write(held.slice()) };
  });
  const encode = async (canvas: unknown) =>
    new Blob([(canvas as { bytes: () => Pixels }).bytes()], { type: 'image/png' });
  return { canvases: { create, encode } as unknown as Canvases, create };
}

beforeEach(() => {
  vi.stubGlobal(
    'ImageData',
    class {
      data: Pixels;
      constructor(data: Pixels) {
        this.data = data;
      }
    },
  );
  vi.stubGlobal('createImageBitmap', async (file: Blob) => ({
    data: new Uint8ClampedArray(await file.arrayBuffer()),
    close: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

const refusalOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => error);

describe('a canvas', () => {
  it('that gives back what was drawn on it is looked at once', async () => {
    const { canvases, create } = canvasesThat(honest);
    await assertTrue(canvases);
    await assertTrue(canvases);
    expect(create).toHaveBeenCalledOnce();
  });

  it.each([
    ['reads white', white, honest],
    ['reads noise', noise, honest],
    ['writes white files', honest, white],
    ['writes noise', honest, noise],
  ])('that %s is refused', async (_, read, write) => {
    const { canvases } = canvasesThat(read, write);
    expect(isSpoiled(await refusalOf(assertTrue(canvases)))).toBe(true);
  });

  it('that is not there at all is left to the work to complain of', async () => {
    await assertTrue({ create: () => ({ getContext: () => null }) } as unknown as Canvases);
  });
});

describe('a picture to resize', () => {
  const png = new File([new Uint8Array([0x89, ...Buffer.from('PNG\r\n'), 0, 0, 0])], 'a.png');

  it('is not opened by a worker whose canvases are spoiled, and the page says why', async () => {
    const ends: ((event: { data: unknown }) => void)[][] = [[], []];
    const end = (mine: number): Port => ({
      postMessage: (data) =>
        queueMicrotask(() => ends[1 - mine]?.forEach((listen) => listen({ data }))),
      addEventListener: (_, listen) => ends[mine]?.push(listen),
    });
    servePort(createLocalWorker(canvasesThat(white).canvases), end(0));
    const engine = { ...connectWorker(end(1)), measure: async () => ({ width: 9, height: 9 }) };
    const opening = await openPhoto(engine as never, png, 'a.png');
    expect(opening).toEqual({ problem: { kind: 'spoiled' } });
  });
});
