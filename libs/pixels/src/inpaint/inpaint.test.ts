import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorAt, drawImage, type Color } from '../testing/draw.ts';
import { inpaint } from './inpaint.ts';

type Box = { left: number; top: number; width: number; height: number };

const within = ({ left, top, width, height }: Box, x: number, y: number) =>
  x >= left && y >= top && x < left + width && y < top + height;

const maskOf = (width: number, height: number, box: Box) =>
  Uint8Array.from({ length: width * height }, (_, i) =>
    within(box, i % width, Math.floor(i / width)) ? 255 : 0,
  );

/** A scene with a magenta box in it, removed again. */
function erase(size: [number, number], box: Box, scene: (x: number, y: number) => Color, seed = 1) {
  const image = drawImage(...size, (x, y) => (within(box, x, y) ? [255, 0, 255] : scene(x, y)));
  const whole = drawImage(...size, scene);
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const out = inpaint(image, maskOf(...size, box), { seed, onProgress });
  return { image, whole, out, shares };
}

/** Share of the box's pixels that differ from the scene by more than `tolerance`. */
function wrongShare(out: ReturnType<typeof erase>, box: Box, tolerance: number): number {
  let wrong = 0;
  for (let y = box.top; y < box.top + box.height; y += 1) {
    for (let x = box.left; x < box.left + box.width; x += 1) {
      const [got, wanted] = [colorAt(out.out, x, y), colorAt(out.whole, x, y)];
      if (got.some((value, c) => Math.abs(value - (wanted[c] ?? NaN)) > tolerance)) wrong += 1;
    }
  }
  return wrong / (box.width * box.height);
}

const noise = (x: number, y: number) => (Math.imul(x * 73 + 11, y * 151 + 7) >>> 3) % 90;
const middle: Box = { left: 40, top: 36, width: 30, height: 26 };

describe('taking something out of a picture', () => {
  it('returns the same pixels for an empty mask', () => {
    const image = drawImage(20, 15, (x, y) => [x * 9, y * 9, noise(x, y), 200]);
    const out = inpaint(image, new Uint8Array(20 * 15), { seed: 1 });
    expect(out).toEqual(image);
    expect(out.data).not.toBe(image.data);
  });

  it('changes nothing outside the mask, wherever the mask lies, and leaves its input as it was', () => {
    const place = fc.record({
      left: fc.integer({ min: 0, max: 40 }),
      top: fc.integer({ min: 0, max: 30 }),
      width: fc.integer({ min: 1, max: 30 }),
      height: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(place, (box) => {
        const scene = (x: number, y: number): Color => [noise(x, y), x * 3, y * 4];
        const { image, out } = erase([48, 40], box, scene);
        expect(image).toEqual(
          drawImage(48, 40, (x, y) => (within(box, x, y) ? [255, 0, 255] : scene(x, y))),
        );
        for (let i = 0; i < 48 * 40; i += 1) {
          const [x, y] = [i % 48, Math.floor(i / 48)];
          if (!within(box, x, y)) expect(colorAt(out, x, y)).toEqual(colorAt(image, x, y));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('lets stripes go on through the hole', () => {
    const scene = (x: number): Color => (x % 8 < 4 ? [220, 40, 30] : [20, 60, 200]);
    expect(wrongShare(erase([112, 96], middle, scene), middle, 12)).toBeLessThan(0.03);
  });

  it('lets a checkerboard go on through the hole', () => {
    const scene = (x: number, y: number): Color =>
      (Math.floor(x / 8) + Math.floor(y / 8)) % 2 ? [230, 230, 230] : [25, 25, 25];
    expect(wrongShare(erase([112, 96], middle, scene), middle, 12)).toBeLessThan(0.06);
  });

  it('leaves no seam in a sky that gets lighter', () => {
    const scene = (x: number, y: number): Color => [20 + y, 40 + y, 90 + y + x / 4];
    expect(wrongShare(erase([112, 96], middle, scene), middle, 8)).toBeLessThan(0.02);
  });

  it('fills grain with grain, not with a mean', () => {
    const { out } = erase([112, 96], middle, (x, y) => [80 + noise(x, y), 90, 100]);
    const steps = (box: Box) => {
      let sum = 0;
      for (let y = box.top; y < box.top + box.height; y += 1) {
        for (let x = box.left; x < box.left + box.width - 1; x += 1) {
          sum += Math.abs((colorAt(out, x, y)[0] ?? NaN) - (colorAt(out, x + 1, y)[0] ?? NaN));
        }
      }
      return sum;
    };
    expect(steps(middle) / steps({ ...middle, top: 2 })).toBeGreaterThan(0.7);
  });

  it('keeps nothing of the colour that was there', () => {
    const { out } = erase([112, 96], middle, (x, y) => [60, 120 + (noise(x, y) % 20), 60]);
    for (let i = 0; i < out.data.length; i += 4) expect(out.data[i]).toBeLessThan(100);
  });

  it('heals a scratch on smooth ground', () => {
    const scratch: Box = { left: 10, top: 40, width: 80, height: 10 };
    const scene = (x: number, y: number): Color => [60 + x, 80 + x / 2, 200 - y];
    expect(wrongShare(erase([112, 96], scratch, scene), scratch, 8)).toBe(0);
  });

  it('keeps nothing of it in a scratch beside it either', () => {
    const box: Box = { left: 40, top: 30, width: 30, height: 30 };
    const masked = (x: number, y: number) => within(box, x, y) || (x === 71 && y > 10 && y < 80);
    const image = drawImage(112, 96, (x, y) => (masked(x, y) ? [255, 0, 255] : [60, 120, 60]));
    const mask = Uint8Array.from({ length: 112 * 96 }, (_, i) =>
      masked(i % 112, Math.floor(i / 112)) ? 1 : 0,
    );
    expect(inpaint(image, mask, { seed: 1 })).toEqual(drawImage(112, 96, () => [60, 120, 60]));
  });

  it('refuses a mask of another size', () => {
    const image = drawImage(4, 4, () => [0, 0, 0]);
    expect(() => inpaint(image, new Uint8Array(15), { seed: 1 })).toThrow(RangeError);
  });

  it('is the same again for the same seed, and another picture for another', () => {
    const scene = (x: number, y: number): Color => [80 + noise(x, y), noise(y, x), 100];
    const first = erase([80, 80], middle, scene, 5).out;
    expect(erase([80, 80], middle, scene, 5).out).toEqual(first);
    expect(erase([80, 80], middle, scene, 6).out).not.toEqual(first);
  });

  it('tells how far it is, ever further and up to the end', () => {
    const { shares } = erase([112, 96], middle, (x, y) => [noise(x, y), 90, 100]);
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it('fills what it can where hardly anything, or nothing, is known', () => {
    const most: Box = { left: 2, top: 2, width: 26, height: 26 };
    const { out } = erase([30, 30], most, () => [10, 200, 30]);
    expect(out).toEqual(drawImage(30, 30, () => [10, 200, 30]));
    const all: Box = { left: 0, top: 0, width: 9, height: 9 };
    expect(erase([9, 9], all, () => [1, 2, 3]).out).toEqual(drawImage(9, 9, () => [255, 0, 255]));
  });
});
