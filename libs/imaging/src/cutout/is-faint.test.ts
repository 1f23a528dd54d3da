import type { Plane, RgbaImage } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { isFaint } from './is-faint.ts';

const [width, height] = [240, 240];
const isHead = (i: number) => Math.hypot((i % width) - 120, Math.floor(i / width) - 120) < 70;

/** Dark hair in front of a dark wall, both with grain stronger than the edge between them. */
const darkOnDark: RgbaImage = {
  data: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      const tone = (isHead(i) ? 26 : 28) + 12 * Math.sin(x / 2) * Math.sin(y / 2);
      return [tone, tone, tone, 255];
    }).flat(),
  ),
  width,
  height,
};
const mask: Plane = {
  data: Float32Array.from({ length: width * height }, (_, i) => (isHead(i) ? 1 : 0)),
  width,
  height,
};

it('an outline that nothing bears out is a guess', () => {
  expect(isFaint(darkOnDark, mask, 0.7)).toBe(true);
});

it('is no guess where the models agree on it', () => {
  expect(isFaint(darkOnDark, mask, 0.9)).toBe(false);
});

it('is no guess once somebody has marked what stays', () => {
  const strokes = [
    { mode: 'keep' as const, radius: 0.1, points: [[0.5, 0.5]] as [number, number][] },
  ];
  expect(isFaint(darkOnDark, mask, 0.7, strokes)).toBe(false);
});
