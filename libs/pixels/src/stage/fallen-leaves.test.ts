import { expect, it } from 'vitest';
import type { Rgb } from './color.ts';
import { fallenLeaves } from './fallen-leaves.ts';

const [width, height, top] = [160, 120, 40];
const earth: Rgb = [40, 160, 200];
const draw = (seed = 1) => fallenLeaves(seed)({ width, height, top, floorOf: () => earth });

it('hides nearly all of the ground under leaves', () => {
  const { data } = draw();
  let bare = 0;
  for (let i = top * width; i < height * width; i += 1) {
    if ((data[i * 4 + 2] as number) > (data[i * 4] as number)) bare += 1;
  }
  expect(bare / (width * (height - top))).toBeLessThan(0.1);
});

it('leaves nothing above where the ground ends, but for a leaf that reaches over it', () => {
  const { data } = draw();
  expect(data.slice(0, width * 4 * (top - 6)).every((value) => value === 255)).toBe(true);
});

it('has leaves of many colours, the same from the same seed', () => {
  expect(draw().data).toEqual(draw().data);
  expect(draw(2).data).not.toEqual(draw().data);
  const { data } = draw();
  const reds = Array.from({ length: width }, (_, x) => data[(100 * width + x) * 4] as number);
  expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(80);
});
