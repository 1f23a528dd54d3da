import { describe, expect, it } from 'vitest';
import type { Plane } from '@tintory/pixels';
import { stepLight } from './light-steps.ts';

const [width, height] = [1000, 40];

const drawLight = (lightAt: (x: number, y: number) => number): Plane => ({
  data: Float32Array.from({ length: width * height }, (_, i) =>
    lightAt(i % width, Math.floor(i / width)),
  ),
  width,
  height,
});

/** The largest change of lightness from a pixel to its right neighbour. */
function steepest({ data }: Plane): number {
  const row = data.subarray(20 * width, 21 * width);
  return Math.max(...row.map((value, x) => Math.abs((row[x + 1] ?? value) - value)));
}

describe('steps of light', () => {
  it('have no border across a wall that darkens slowly', () => {
    // Grain and 8 bits, as a photograph has them.
    const wall = drawLight((x, y) => 85 - Math.round(x * 0.04 + Math.sin(x * 3.1 + y * 1.7) * 0.6));
    expect(steepest(stepLight(wall, 7, 0.6, 1))).toBeLessThan(0.5);
  });

  it('have sharp borders where a form turns away from the light', () => {
    const turn = drawLight((x) => 80 - 50 * Math.min(1, Math.max(0, (x - 480) / 40)));
    expect(steepest(stepLight(turn, 6, 0, 1))).toBeGreaterThan(3);
  });

  it('keep an edge where it is', () => {
    const edge = drawLight((x) => (x < 500 ? 80 : 30));
    const { data } = stepLight(edge, 5, 0, 1);
    expect((data[495] as number) - (data[505] as number)).toBeGreaterThan(35);
  });
});
