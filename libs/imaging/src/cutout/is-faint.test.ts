import type { Plane, RgbaImage } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { isFaint } from './is-faint.ts';

const [width, height] = [240, 240];
const plane = (at: (x: number, y: number) => number): Plane => ({
  data: Float32Array.from({ length: width * height }, (_, i) =>
    at(i % width, Math.floor(i / width)),
  ),
  width,
  height,
});
const isHead = (x: number, y: number) => Math.hypot(x - 120, y - 120) < 70;

/** Dark hair before a dark wall, both with grain that is stronger than the edge between them. */
const darkOnDark: RgbaImage = {
  data: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      const tone = (isHead(x, y) ? 26 : 28) + 12 * Math.sin(x / 2) * Math.sin(y / 2);
      return [tone, tone, tone, 255];
    }).flat(),
  ),
  width,
  height,
};
const mask = plane((x, y) => (isHead(x, y) ? 1 : 0));
const surely = plane((x, y) => (isHead(x, y) ? 0.99 : 0.01));

it('an outline that nothing bears out is a guess', () => {
  expect(isFaint(darkOnDark, mask)).toBe(true);
});

it('dark hair before a dark wall is no guess where a model of people sees the same outline', () => {
  expect(isFaint(darkOnDark, mask, [], surely)).toBe(false);
});

it('is a guess all the same where that model is in doubt, or sees people end elsewhere', () => {
  const doubts = plane((x, y) => (isHead(x, y) ? 0.7 : 0.3));
  const isShoulder = (x: number, y: number) => y > 120 && y < 220 && Math.abs(x - 120) < 110;
  const more = plane((x, y) => (isHead(x, y) || isShoulder(x, y) ? 0.99 : 0.01));
  expect(isFaint(darkOnDark, mask, [], doubts)).toBe(true);
  expect(isFaint(darkOnDark, mask, [], more)).toBe(true);
});
