import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../rgba-image.ts';
import { drawGround } from './draw-ground.ts';
import { growStrands } from './grow-strands.ts';
import type { Rgb } from './color.ts';

const blades = { length: 0.06, width: 0.005, lean: 0.5, density: 1, root: 0.4, tip: 1.3, seed: 1 };
const cover = growStrands(blades);
const [width, height] = [200, 160];
const draw = (color: Rgb) =>
  drawGround(cover, { width, height, seamAt: 0.4, soft: 0.02, floorOf: () => color });

/** How much neighbours differ in the rows of a picture. */
function contrast(data: RgbaImage['data'], top: number, bottom: number): number {
  let sum = 0;
  for (let i = top * width; i < bottom * width - 1; i += 1) {
    sum += Math.abs((data[i * 4 + 1] ?? 0) - (data[i * 4 + 5] ?? 0));
  }
  return sum / ((bottom - top) * width);
}

describe('a ground on which grass grows', () => {
  it('is sharp in front and soft behind', () => {
    const { data } = draw([90, 140, 60]);
    expect(contrast(data, 125, 155)).toBeGreaterThan(contrast(data, 66, 76) * 2);
  });

  it('has the colour of the floor, with light tips over dark roots', () => {
    const { data } = draw([90, 140, 60]);
    const greens = Array.from(
      { length: 30 * width },
      (_, i) => data[(120 * width + i) * 4 + 1] ?? 0,
    );
    expect(Math.min(...greens)).toBeLessThan(90);
    expect(Math.max(...greens)).toBeGreaterThan(150);
    const at = (120 * width + 40) * 4;
    expect(data[at + 1]).toBeGreaterThan(data[at + 2] ?? 255);
  });

  it('is the same from the same seed', () => {
    expect(draw([90, 140, 60]).data).toEqual(draw([90, 140, 60]).data);
  });
});
