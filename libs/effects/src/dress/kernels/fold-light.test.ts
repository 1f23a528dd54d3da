import { expect, it } from 'vitest';
import { createPlane, type RgbaImage } from '@tintory/pixels';
import { foldLight } from './fold-light.ts';

const [width, height, torso] = [200, 300, 250];
type Shade = (x: number, y: number) => number;

/** A picture of grey cloth with the given brightness at each point. */
function draw(shade: Shade): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i += 1) {
    data.fill(shade(i % width, Math.floor(i / width)), i * 4, i * 4 + 3);
  }
  return { data, width, height };
}

function rangeOf(shade: Shade): number {
  const everywhere = createPlane(width, height);
  everywhere.data.fill(1);
  const { data } = foldLight(draw(shade), everywhere, torso);
  return Math.max(...data) - Math.min(...data);
}

it('hands the folds of plain cloth on', () => {
  expect(rangeOf((x) => 150 + 26 * Math.sin(x / 9))).toBeGreaterThan(0.15);
});

it('hands no stripes and no checks on', () => {
  expect(rangeOf((_, y) => (y % 22 < 10 ? 40 : 230))).toBeLessThan(0.08);
  expect(rangeOf((x, y) => (((x >> 3) + (y >> 3)) % 2 ? 60 : 200))).toBeLessThan(0.08);
});

it('hands the colours of an open jacket and the shirt in it not on as folds', () => {
  expect(rangeOf((x) => (x > 70 && x < 130 ? 225 : 55))).toBeLessThan(0.15);
});
