import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorCells, colorPosterior } from './color-model.ts';
import { toLab } from '../color/lab.ts';
import { drawImage, drawPlane, valueAt, type Color } from '../testing/draw.ts';

const byte = fc.integer({ min: 0, max: 255 });
const red: Color = [210, 40, 40];
const blue: Color = [40, 80, 210];
const halves = drawImage(20, 10, (x) => (x < 10 ? red : blue));

describe('the colour model', () => {
  it('puts equal colours into one cell and far ones into others', () => {
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const cells = colorCells(
          toLab(drawImage(3, 1, (x) => (x < 2 ? [r, g, b] : [255 - r, g > 127 ? 0 : 255, b]))),
        );
        expect(cells[0]).toBe(cells[1]);
        expect(cells[2]).not.toBe(cells[0]);
        for (const cell of cells) expect(cell).toBeLessThan(12 * 24 * 24);
      }),
    );
  });

  it('learns the subject’s colour from a belief that is only roughly right', () => {
    const belief = drawPlane(20, 10, (x) => (x < 7 ? 0.8 : 0.1));
    const posterior = colorPosterior(colorCells(toLab(halves)), belief);
    expect(valueAt(posterior, 9, 5)).toBeGreaterThan(0.6);
    expect(valueAt(posterior, 15, 5)).toBeLessThan(0.2);
  });

  it('is undecided when both sides look the same', () => {
    const belief = drawPlane(20, 10, (_, y) => (y < 5 ? 0.9 : 0.1));
    for (const value of colorPosterior(colorCells(toLab(halves)), belief).data) {
      expect(value).toBeCloseTo(0.5, 3);
    }
  });

  it('turns around when the belief does', () => {
    fc.assert(
      fc.property(fc.array(byte, { minLength: 200, maxLength: 200 }), (values) => {
        const cells = colorCells(toLab(halves));
        const belief = drawPlane(20, 10, (x, y) => (values[y * 20 + x] ?? 0) / 255);
        const other = drawPlane(20, 10, (x, y) => 1 - (values[y * 20 + x] ?? 0) / 255);
        const front = colorPosterior(cells, belief);
        const back = colorPosterior(cells, other);
        front.data.forEach((value, i) => {
          expect(value).toBeGreaterThan(0);
          expect(value + (back.data[i] ?? NaN)).toBeCloseTo(1, 3);
        });
      }),
      { numRuns: 30 },
    );
  });
});

it('takes a colour that is mostly the background’s for the background’s, even inside the subject', () => {
  const image = drawImage(100, 100, (x, y) => {
    const far = Math.max(Math.abs(x - 50), Math.abs(y - 50));
    return far < 30 && far >= 15 ? [30, 30, 40] : [225, 222, 215];
  });
  const belief = drawPlane(100, 100, (x, y) =>
    Math.max(Math.abs(x - 50), Math.abs(y - 50)) < 30 ? 0.9 : 0.1,
  );
  const posterior = colorPosterior(colorCells(toLab(image)), belief);
  expect(valueAt(posterior, 50, 50)).toBeLessThan(0.35);
  expect(valueAt(posterior, 50, 28)).toBeGreaterThan(0.8);
});
