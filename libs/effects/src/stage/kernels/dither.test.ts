import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '@tintory/pixels';
import { gradientBackdrop } from './flat-backdrops.ts';

/** The longest run of equal red values in a column of a picture. */
function longestBand({ data, width, height }: RgbaImage, x: number): number {
  let [longest, band] = [1, 1];
  for (let y = 1; y < height; y += 1) {
    band = data[(y * width + x) * 4] === data[((y - 1) * width + x) * 4] ? band + 1 : 1;
    longest = Math.max(longest, band);
  }
  return longest;
}

describe('a slow change of colour has no bands', () => {
  it('in a gradient', () => {
    const image = gradientBackdrop({ width: 20, height: 600 }, [20, 20, 30], [36, 36, 60], 0);
    expect(longestBand(image, 10)).toBeLessThan(25);
  });

  it('and one colour is that colour everywhere', () => {
    const { data } = gradientBackdrop(
      { width: 60, height: 60 },
      [200, 216, 208],
      [200, 216, 208],
      0,
    );
    expect(data.every((value, i) => value === [200, 216, 208, 255][i % 4])).toBe(true);
  });
});
