// @vitest-environment node
import type { RgbaImage } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { aPicture } from './testing/pictures.ts';
import { maskPicture, masked, readMask } from './mask.ts';
import { unhurried } from './next-turn.ts';
import type { Size } from './rect.ts';

/** The result of a generator, and how often it paused. */
function pausesOf<Result>(work: Generator<void, Result>): [Result, pauses: number] {
  for (let pauses = 0; ; pauses += 1) {
    const { done, value } = work.next();
    if (done) return [value, pauses];
  }
}

const bright = ({ data }: RgbaImage, at: number): number => {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(at * 4, at * 4 + 4);
  return alpha > 127 && red + green + blue > 382 ? masked : 0;
};

/** A white disc on black, without any grey. */
function aDisc(width: number, height: number): RgbaImage {
  const image = aPicture(width, height);
  image.data.forEach((_, i) => (image.data[i] = i % 4 === 3 || isInDisc(i >> 2, image) ? 255 : 0));
  return image;
}

/** Whether a pixel is closer to the centre than a third of the height. */
function isInDisc(at: number, { width, height }: Size): boolean {
  const [x, y] = [(at % width) + 0.5 - width / 2, Math.floor(at / width) + 0.5 - height / 2];
  return Math.hypot(x, y) < height / 3;
}

describe('a mask that is read from a picture', () => {
  it('holds what is bright and opaque', () => {
    const image = aPicture(61, 47);
    image.data.forEach((value, i) => {
      if (i % 4 === 3) image.data[i] = i % 20 === 3 ? 60 : 255;
      else image.data[i] = (value * 7 + i) % 256;
    });
    const wanted = Array.from({ length: 61 * 47 }, (_, at) => bright(image, at));
    expect(new Set(wanted).size).toBe(2);
    const [mask] = pausesOf(readMask(image, { width: 61, height: 47 }));
    expect([...mask]).toEqual(wanted);
  });

  it.each([
    ['larger', 600, 400, 0.007],
    ['smaller', 30, 20, 0.015],
  ])('keeps a disc a disc on a %s picture, without stairs', (_, width, height, share) => {
    const size = { width, height };
    const [mask] = pausesOf(readMask(aDisc(60, 40), size));
    const wrong = mask.filter((value, at) => (value === masked) !== isInDisc(at, size));
    // By nearest neighbour 0.8 % and 2.2 % would be wrong.
    expect(wrong.length / mask.length).toBeLessThan(share);
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
