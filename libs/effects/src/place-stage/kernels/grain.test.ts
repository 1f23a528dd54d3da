import { createRandom, type RgbaImage } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { noiseOf } from './grain.ts';
import type { GroundLine } from './ground-line.ts';

/** Rings on plain grey, as in a drawing: most of it has no noise at all. */
function drawing(size: number): RgbaImage {
  const random = createRandom(1);
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let i = 0; i < size * size; i += 1) {
    const away = Math.hypot((i % size) - 100, Math.floor(i / size) - 100);
    data.fill(away < 60 ? (away % 7) * 30 + random() * 20 : 128, i * 4, i * 4 + 3);
  }
  return { data, width: size, height: size };
}

it('measures a drawing without noise, where running sums fall a little below 0', () => {
  const line = { left: 0, top: 0, width: 400, height: 400 } as GroundLine;
  expect(noiseOf(drawing(400), line)).toBeCloseTo(0.003, 6);
});
