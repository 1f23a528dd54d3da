import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../rgba-image.ts';
import { backProject } from './back-project.ts';
import { resampleImage } from './resample-image.ts';
import { anyImage } from './testing/any-image.ts';

/** How far two pictures' colours are apart, in steps of 255. */
function distance(one: RgbaImage, other: RgbaImage): number {
  const colors = Array.from(one.data, (value, i) => Math.abs(value - (other.data[i] ?? 0)));
  return colors.reduce((sum, value) => sum + value, 0) / colors.length;
}

describe('back-projection', () => {
  it('brings a picture that was enlarged badly nearer to the one it came from', () => {
    fc.assert(
      fc.property(anyImage(fc.constant(255)), (small) => {
        const [width, height] = [small.width * 2, small.height * 2];
        // Enlarged by repeating pixels, and too dark.
        const large = { data: new Uint8ClampedArray(width * height * 4).fill(255), width, height };
        for (let i = 0; i < large.data.length; i += 1) {
          if (i % 4 === 3) continue;
          const pixel = Math.floor(i / 4);
          const [x, y] = [(pixel % width) >> 1, Math.floor(pixel / width) >> 1];
          large.data[i] = (small.data[(y * small.width + x) * 4 + (i % 4)] ?? 0) * 0.8;
        }
        const off = () => distance(resampleImage(large, small.width, small.height), small);
        const before = off();
        backProject(large, small);
        expect(off()).toBeLessThanOrEqual(before * 0.75 + 1);
      }),
    );
  });

  it('leaves transparency alone', () => {
    const half = (width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4).fill(90),
      width,
      height,
    });
    const large = half(12, 8);
    backProject(large, half(6, 4));
    expect(large.data.filter((_, i) => i % 4 === 3).every((value) => value === 90)).toBe(true);
  });
});
