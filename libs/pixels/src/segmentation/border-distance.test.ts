import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { borderDistance } from './border-distance.ts';
import { toLab, type LabImage } from '../color/lab.ts';
import { drawImage, valueAt } from '../testing/draw.ts';

const byte = fc.integer({ min: 0, max: 255 });
const anyImage = fc
  .tuple(fc.integer({ min: 5, max: 9 }), fc.integer({ min: 5, max: 9 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((data) => ({ data, width, height })),
  );

/** Solves m · x = v by Gauss–Jordan elimination, independent of the tested inverse. */
function solve(m: readonly (readonly number[])[], v: readonly number[]): number[] {
  const rows = m.map((row, i) => [...row, v[i] ?? 0]);
  for (let step = 0; step < 3; step += 1) {
    const pivot = rows[step] ?? [];
    const scaled = pivot.map((value) => value / (pivot[step] ?? NaN));
    rows.forEach((row, i) => {
      const share = row[step] ?? 0;
      rows[i] = i === step ? scaled : row.map((value, c) => value - share * (scaled[c] ?? 0));
    });
  }
  return rows.map((row) => row[3] ?? NaN);
}

const stretch = (values: readonly number[]): number[] => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values.map((value) => (high - low > 1e-9 ? (value - low) / (high - low) : 0));
};

/** Mahalanobis distances to the Gaussian of the pixels inside, computed from the definition. */
function slowDistance({ l, a, b }: LabImage, inside: (x: number, y: number) => boolean): number[] {
  const colors = Array.from(l.data, (value, i) => [value, a.data[i] ?? NaN, b.data[i] ?? NaN]);
  const side = colors.filter((_, i) => inside(i % l.width, Math.floor(i / l.width)));
  const mean = [0, 1, 2].map(
    (c) => side.reduce((sum, color) => sum + (color[c] ?? 0), 0) / side.length,
  );
  const off = (color: readonly number[], c: number) => (color[c] ?? 0) - (mean[c] ?? 0);
  const covariance = [0, 1, 2].map((r) =>
    [0, 1, 2].map((c) => {
      const sum = side.reduce((total, color) => total + off(color, r) * off(color, c), 0);
      return sum / side.length + (r === c ? 4 : 0);
    }),
  );
  return stretch(
    colors.map((color) => {
      const away = [0, 1, 2].map((c) => off(color, c));
      const solved = solve(covariance, away);
      return Math.sqrt(away.reduce((sum, value, c) => sum + value * (solved[c] ?? NaN), 0));
    }),
  );
}

describe('the distance to the border’s colours', () => {
  it('is the Mahalanobis distance to three of the four sides', () => {
    fc.assert(
      fc.property(anyImage, (image) => {
        const lab = toLab(image);
        const sides = [
          slowDistance(lab, (_, y) => y < 2),
          slowDistance(lab, (_, y) => y >= image.height - 2),
          slowDistance(lab, (x) => x < 2),
          slowDistance(lab, (x) => x >= image.width - 2),
        ];
        const slow = stretch(
          Array.from(lab.l.data, (_, i) => {
            const four = sides.map((side) => side[i] ?? NaN);
            return four.reduce((sum, value) => sum + value, 0) - Math.max(...four);
          }),
        );
        borderDistance(lab, 2).data.forEach((value, i) =>
          expect(value).toBeCloseTo(slow[i] ?? NaN, 3),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('runs from 0 to 1, and is 0 everywhere in a picture of one colour', () => {
    fc.assert(
      fc.property(byte, byte, byte, (red, green, blue) => {
        const flat = toLab(drawImage(8, 8, () => [red, green, blue]));
        expect(Math.max(...borderDistance(flat, 2).data)).toBe(0);
        const spot = toLab(
          drawImage(8, 8, (x, y) => (x === 4 && y === 4 ? [255, 0, 255] : [red, 200, blue])),
        );
        const { data } = borderDistance(spot, 2);
        expect(Math.min(...data)).toBe(0);
        expect(Math.max(...data)).toBe(1);
      }),
    );
  });

  it('finds a subject that covers one side unlike the rest', () => {
    const image = drawImage(20, 20, (x, y) =>
      x > 4 && x < 15 && y > 8 ? [220, 40, 40] : [40, 80, 200 + (x % 3)],
    );
    const distance = borderDistance(toLab(image), 2);
    expect(valueAt(distance, 10, 19)).toBeGreaterThan(0.9);
    expect(valueAt(distance, 10, 3)).toBeLessThan(0.1);
  });
});
