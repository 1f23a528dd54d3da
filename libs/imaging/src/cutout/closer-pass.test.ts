import type { Plane, RgbaImage } from '@tintory/pixels';
import { expect, it, vi } from 'vitest';
import { passCloser } from './closer-pass.ts';

const picture = (width: number, height: number): RgbaImage => ({
  data: new Uint8ClampedArray(width * height * 4).map((_, i) => (i >> 2) % width),
  width,
  height,
});

const filled = (width: number, height: number, value: number): Plane => ({
  data: new Float32Array(width * height).fill(value),
  width,
  height,
});

/** 0.9 for 30 × 60 pixels in the middle of 100 × 200. */
const inTheMiddle: Plane = {
  data: Float32Array.from({ length: 100 * 200 }, (_, i) => {
    const [x, y] = [i % 100, Math.floor(i / 100)];
    return x >= 40 && x < 70 && y >= 80 && y < 140 ? 0.9 : 0.02;
  }),
  width: 100,
  height: 200,
};

const answers = (value: number) =>
  vi.fn<(image: RgbaImage) => Promise<Plane>>().mockResolvedValue(filled(2, 2, value));

it('looks at a small subject again from nearby, and both answers count alike', async () => {
  const ask = answers(0.5);
  const found = await passCloser(picture(100, 200), inTheMiddle, ask);
  expect([found.width, found.height]).toEqual([100, 200]);
  // 30 × 60 pixels with a margin of 0.12 × 60.
  const near = ask.mock.calls[0]?.[0];
  expect([near?.width, near?.height, near?.data[0]]).toEqual([46, 76, 32]);
  const at = (x: number, y: number) => found.data[y * 100 + x] ?? 0;
  // The mean in log-odds of 9 : 1 and 1 : 1 is 3 : 1.
  expect(at(50, 100)).toBeCloseTo(0.75, 2);
  expect(at(34, 100)).toBeCloseTo(1 / 8, 2);
  expect(at(5, 5)).toBeCloseTo(0.02, 2);
});

it.each([
  ['a subject that fills the picture', 0.9],
  ['a picture of nothing', 0.1],
])('does not look again at %s', async (_, value) => {
  const ask = answers(0.5);
  const first = filled(20, 30, value);
  expect(await passCloser(picture(20, 30), first, ask)).toBe(first);
  expect(ask).not.toHaveBeenCalled();
});
