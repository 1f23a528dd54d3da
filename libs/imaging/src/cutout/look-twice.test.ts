import type { Plane, RgbaImage } from '@tintory/pixels';
import { expect, it, vi } from 'vitest';
import { lookTwice } from './look-twice.ts';

const picture = (width: number, height: number): RgbaImage => ({
  data: new Uint8ClampedArray(width * height * 4).map((_, i) => (i >> 2) % width),
  width,
  height,
});

/** Sure of a square of ten by ten places, from column and row 4 to 6. */
const inTheMiddle = (value: number): Plane => ({
  data: Float32Array.from({ length: 100 }, (_, i) => {
    const [x, y] = [i % 10, Math.floor(i / 10)];
    return x >= 4 && x <= 6 && y >= 4 && y <= 6 ? value : 0.02;
  }),
  width: 10,
  height: 10,
});
const everywhere = (value: number): Plane => ({
  data: new Float32Array(4).fill(value),
  width: 2,
  height: 2,
});

it('a small subject is looked at again from nearby, and both looks count alike', async () => {
  const ask = vi.fn<(image: RgbaImage) => Promise<Plane>>();
  ask.mockResolvedValueOnce(inTheMiddle(0.9)).mockResolvedValueOnce(everywhere(0.5));
  const found = await lookTwice(picture(100, 200), ask);
  expect([found.width, found.height]).toEqual([100, 200]);
  // 30 × 60 pixels, and 0.12 of 60 around them.
  const [, [near] = []] = ask.mock.calls;
  expect([near?.width, near?.height, near?.data[0]]).toEqual([46, 76, 32]);
  const at = (x: number, y: number) => found.data[y * 100 + x] ?? 0;
  // Odds of nine to one and of one to one: three to one.
  expect(at(50, 100)).toBeCloseTo(0.75, 2);
  expect(at(34, 100)).toBeCloseTo(1 / 8, 2);
  expect(at(5, 5)).toBeCloseTo(0.02, 2);
});

it('a subject that fills the picture, and a picture of nothing, are looked at once', async () => {
  for (const value of [0.9, 0.1]) {
    const ask = vi.fn<(image: RgbaImage) => Promise<Plane>>();
    ask.mockResolvedValue(everywhere(value));
    expect(await lookTwice(picture(20, 30), ask)).toEqual(everywhere(value));
    expect(ask).toHaveBeenCalledTimes(1);
  }
});
