// @vitest-environment node
import type { RgbaImage } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../testing/pictures.ts';
import { maskPicture, masked, readMask } from './mask.ts';
import { unhurried } from './next-turn.ts';
import type { Size } from './rect.ts';

/** What the mask is at one place, by its definition. */
function expectedAt({ data, width, height }: RgbaImage, { x, y }: Point, size: Size): number {
  const column = Math.floor(((x + 0.5) * width) / size.width);
  const row = Math.floor(((y + 0.5) * height) / size.height);
  const at = (row * width + column) * 4;
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(at, at + 4);
  return alpha > 127 && red + green + blue > 382 ? masked : 0;
}
type Point = { x: number; y: number };

/** What comes of work that pauses, and how often it did. */
function pausesOf<Result>(work: Generator<void, Result>): [Result, pauses: number] {
  for (let pauses = 0; ; pauses += 1) {
    const { done, value } = work.next();
    if (done) return [value, pauses];
  }
}

const cells = ({ width, height }: Size) =>
  Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) }));

describe('a mask that is read from a picture', () => {
  it.each([
    ['of its size', { width: 61, height: 47 }],
    ['that is larger', { width: 200, height: 90 }],
    ['that is smaller and of another shape', { width: 13, height: 29 }],
  ])('holds what is bright and opaque, at the places of a picture %s', (_, size) => {
    const image = aPicture(61, 47);
    image.data.forEach((value, i) => {
      if (i % 4 === 3) image.data[i] = i % 20 === 3 ? 60 : 255;
      else image.data[i] = (value * 7 + i) % 256;
    });
    const wanted = cells(size).map((point) => expectedAt(image, point, size));
    expect(new Set(wanted).size).toBe(2);
    const [mask] = pausesOf(readMask(image, size));
    expect([...mask]).toEqual(wanted);
  });
});

describe('a large mask', () => {
  const size = { width: 1_000, height: 2_000 };
  const mask = new Uint8Array(size.width * size.height).fill(masked, 700_000, 1_300_000);

  it('lets the page answer while it is written and read, and comes back the same', () => {
    const [picture, written] = pausesOf(maskPicture(mask, size));
    const [again, read] = pausesOf(readMask(picture, size));
    expect(written).toBeGreaterThan(2);
    expect(read).toBeGreaterThan(2);
    expect(again.every((value, i) => value === mask[i])).toBe(true);
  });

  it('is not read on once somebody stops', async () => {
    const controller = new AbortController();
    const work = maskPicture(mask, size);
    const reading = unhurried(work, controller.signal);
    controller.abort();
    await expect(reading).rejects.toThrow();
    expect(work.next()).toEqual({ done: true, value: undefined });
  });
});
