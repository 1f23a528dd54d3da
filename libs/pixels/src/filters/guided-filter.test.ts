import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyGuided, fitGuided } from './guided-filter.ts';
import { drawImage, drawPlane, valueAt } from '../testing/draw.ts';

const epsilon = 1e-4;
const noise = (x: number, y: number) => (x * 37 + y * 91) % 7;

describe('the guided filter', () => {
  it('leaves one value one value, whatever the guide shows', () => {
    const guide = drawImage(16, 12, (x, y) => [x * 15, y * 20, noise(x, y) * 30]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (value) => {
        const flat = drawPlane(16, 12, () => value);
        for (const out of applyGuided(fitGuided(guide, flat, 3, epsilon), guide).data) {
          expect(out).toBeCloseTo(value, 3);
        }
      }),
    );
  });

  it('moves the edge of a rough mask to the edge in the picture', () => {
    const guide = drawImage(40, 20, (x, y) => (x < 20 ? [220, 60, noise(x, y)] : [30, 90, 200]));
    const rough = drawPlane(40, 20, (x) => (x < 18 ? 1 : 0));
    const out = applyGuided(fitGuided(guide, rough, 5, epsilon), guide);
    expect(valueAt(out, 19, 10) - valueAt(out, 20, 10)).toBeGreaterThan(0.5);
    expect(Math.abs(valueAt(out, 17, 10) - valueAt(out, 18, 10))).toBeLessThan(0.2);
    expect(valueAt(out, 5, 10)).toBeGreaterThan(0.95);
    expect(valueAt(out, 35, 10)).toBeLessThan(0.05);
  });

  it('fitted on a small picture, draws a sharp edge in the large one', () => {
    const draw = (width: number) =>
      drawImage(width, width / 2, (x) => (x < width / 2 ? [230, 230, 230] : [20, 20, 20]));
    const mask = drawPlane(40, 20, (x) => (x < 20 ? 1 : 0));
    const large = applyGuided(fitGuided(draw(40), mask, 3, epsilon), draw(160));
    expect([large.width, large.height]).toEqual([160, 80]);
    expect(valueAt(large, 79, 40)).toBeGreaterThan(0.9);
    expect(valueAt(large, 80, 40)).toBeLessThan(0.1);
  });

  it('stays from 0 to 1', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 400, maxLength: 400 }), (data) => {
        const guide = { data, width: 10, height: 10 };
        const mask = drawPlane(10, 10, (x, y) => ((data[y * 10 + x] ?? 0) > 127 ? 1 : 0));
        for (const value of applyGuided(fitGuided(guide, mask, 2, epsilon), guide).data) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

it('skips flat parts without a difference to evaluating them', () => {
  const guide = drawImage(200, 150, (x, y) =>
    Math.hypot(x - 100, y - 75) < 40 ? [200, 40, 40] : [noise(x, y) * 20, 90, 120],
  );
  const mask = drawPlane(100, 75, (x, y) => (Math.hypot(x - 50, y - 37.5) < 20 ? 1 : 0));
  const small = drawImage(100, 75, (x, y) =>
    Math.hypot(x - 50, y - 37.5) < 20 ? [200, 40, 40] : [noise(x, y) * 20, 90, 120],
  );
  const out = applyGuided(fitGuided(small, mask, 3, epsilon), guide);
  expect(valueAt(out, 5, 5)).toBe(0);
  expect(valueAt(out, 100, 75)).toBe(1);
  // A tile's border shows as a step between neighbours far from any edge.
  for (let x = 1; x < 40; x += 1) {
    expect(Math.abs(valueAt(out, x, 20) - valueAt(out, x - 1, 20))).toBeLessThan(0.002);
  }
});
