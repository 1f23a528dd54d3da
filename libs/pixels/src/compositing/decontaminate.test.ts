import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decontaminate } from './decontaminate.ts';
import { colorAt, drawImage, drawPlane, type Color } from '../testing/draw.ts';

const byte = fc.integer({ min: 0, max: 255 });
const anyColor = fc.tuple(byte, byte, byte);
const white: Color = [230, 230, 230];
/** A soft edge of six pixels down the middle. */
const edge = (x: number) => Math.min(1, Math.max(0, (x - 16.5) / 6));

function mixed(front: Color, back: Color) {
  return drawImage(40, 8, (x) => {
    const mix = (c: 0 | 1 | 2) => Math.round(front[c] * edge(x) + back[c] * (1 - edge(x)));
    return [mix(0), mix(1), mix(2)];
  });
}

describe('taking the background out of a soft edge', () => {
  it('recovers the foreground that two colours were mixed from', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (front, back) => {
        const image = mixed(front, back);
        const clean = decontaminate(image, drawPlane(40, 8, edge), 8);
        for (let x = 17; x < 23; x += 1) {
          const alpha = edge(x);
          if (alpha <= 0.02 || alpha >= 0.98) continue;
          for (const c of [0, 1, 2] as const) {
            const before = Math.abs((colorAt(image, x, 4)[c] ?? NaN) - front[c]);
            const after = Math.abs((colorAt(clean, x, 4)[c] ?? NaN) - front[c]);
            // Rounding to bytes may add a step; a mixture's error must at least halve.
            expect(after).toBeLessThanOrEqual(before / 2 + 2);
          }
        }
      }),
    );
  });

  it('changes no colour where the subject is solid and leaves none where it is absent', () => {
    const image = mixed([250, 20, 20], [10, 10, 240]);
    const clean = decontaminate(image, drawPlane(40, 8, edge), 8);
    expect(colorAt(clean, 35, 4)).toEqual([250, 20, 20, 255]);
    expect(colorAt(clean, 2, 4)).toEqual([0, 0, 0, 0]);
  });

  it('takes the hue of what is behind off the rim of what is solid, and none from its inside', () => {
    const image = drawImage(60, 8, (x) =>
      x < 30 ? [200, 40, 90] : x < 32 ? [224, 190, 202] : white,
    );
    const clean = decontaminate(
      image,
      drawPlane(60, 8, (x) => (x < 30 ? 0 : 1)),
      8,
    );
    const hue = ([red = NaN, green = NaN]: readonly number[]) => Math.abs(red - green);
    for (const x of [30, 31]) expect(hue(colorAt(clean, x, 4))).toBeLessThan(17);
    expect(colorAt(clean, 45, 4)).toEqual([...white, 255]);
  });

  it('keeps the colour of a veil, thin all over or nearly solid', () => {
    for (const alpha of [0.03, 0.1, 0.3, 0.9, 0.97]) {
      const veil = drawImage(40, 8, () => [200, 120, 40]);
      const clean = decontaminate(
        veil,
        drawPlane(40, 8, () => alpha),
        8,
      );
      expect(colorAt(clean, 20, 4).slice(0, 3)).toEqual([200, 120, 40]);
    }
  });

  it('carries alpha in the fourth channel and leaves its input as it was', () => {
    const image = mixed([250, 20, 20], [10, 10, 240]);
    const clean = decontaminate(image, drawPlane(40, 8, edge), 3);
    expect(colorAt(clean, 20, 0)[3]).toBe(Math.round(edge(20) * 255));
    expect(image).toEqual(mixed([250, 20, 20], [10, 10, 240]));
  });
});
