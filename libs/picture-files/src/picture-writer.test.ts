// @vitest-environment node
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyCanvas, Canvases } from './canvases.ts';
import { createPictureWriter } from './picture-writer.ts';

const size = { width: 4, height: 2 };
const row = (alpha: number) =>
  Uint8ClampedArray.from({ length: 16 }, (_, i) => (i % 4 === 3 ? alpha : 7));

beforeAll(() => {
  vi.stubGlobal('ImageData', vi.fn());
});

function fakeCanvases() {
  const putImageData = vi.fn();
  const fillRect = vi.fn();
  const encode = vi.fn<Canvases['encode']>(async (_canvas, type) => new Blob([], { type }));
  const create = () => ({ getContext: () => ({ putImageData, fillRect }) }) as unknown as AnyCanvas;
  return { create, encode, putImageData, fillRect };
}

async function typeOf(wanted: string, alpha: number) {
  const writer = createPictureWriter(size, fakeCanvases());
  writer.put(row(255), 0);
  writer.put(row(alpha), 1);
  return (await writer.file(wanted)).type;
}

describe('the file of a picture', () => {
  it('takes every strip at its place', () => {
    const canvases = fakeCanvases();
    const writer = createPictureWriter(size, canvases);
    writer.put(row(255), 0);
    writer.put(row(255), 1);
    expect(canvases.putImageData.mock.calls.map((call) => call.slice(1))).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['image/webp', 'image/webp'],
    ['image/avif', 'image/png'],
    ['', 'image/png'],
  ])('is for a picture that came as %s of the type %s', async (wanted, type) => {
    expect(await typeOf(wanted, 255)).toBe(type);
  });

  it('is of just the type wished, and a see-through JPEG is put on white', async () => {
    const canvases = fakeCanvases();
    const writer = createPictureWriter(size, canvases);
    writer.put(row(254), 0);
    expect((await writer.file('image/webp', true)).type).toBe('image/webp');
    expect(canvases.fillRect).not.toHaveBeenCalled();
    expect((await writer.file('image/jpeg', true)).type).toBe('image/jpeg');
    expect(canvases.fillRect).toHaveBeenCalledExactlyOnceWith(0, 0, 4, 2);
  });

  it('is a PNG as soon as a single pixel is see-through', async () => {
    expect(await typeOf('image/jpeg', 254)).toBe('image/png');
  });
});
