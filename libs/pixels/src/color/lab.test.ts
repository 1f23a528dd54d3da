import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLab } from './lab.ts';
import { drawImage } from '../testing/draw.ts';

function labOf(red: number, green: number, blue: number): [number, number, number] {
  const { l, a, b } = toLab(drawImage(1, 1, () => [red, green, blue]));
  return [l.data[0] ?? NaN, a.data[0] ?? NaN, b.data[0] ?? NaN];
}

describe('CIE L*a*b*', () => {
  // Reference values of the sRGB primaries under D65, as Lindbloom's calculator prints them.
  it.each([
    ['white', [255, 255, 255], [100, 0, 0]],
    ['black', [0, 0, 0], [0, 0, 0]],
    ['red', [255, 0, 0], [53.24, 80.09, 67.2]],
    ['green', [0, 255, 0], [87.73, -86.18, 83.18]],
    ['blue', [0, 0, 255], [32.3, 79.19, -107.86]],
    ['middle grey', [119, 119, 119], [50.03, 0, 0]],
  ] as const)('knows %s', (_, [red, green, blue], expected) => {
    labOf(red, green, blue).forEach((value, i) => expect(value).toBeCloseTo(expected[i] ?? NaN, 1));
  });

  it('finds no colour in any grey, and lighter greys lighter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 255 }), (grey) => {
        const [l, a, b] = labOf(grey, grey, grey);
        expect(Math.abs(a)).toBeLessThan(0.02);
        expect(Math.abs(b)).toBeLessThan(0.02);
        expect(l).toBeGreaterThan(labOf(grey - 1, grey - 1, grey - 1)[0]);
      }),
    );
  });
});
