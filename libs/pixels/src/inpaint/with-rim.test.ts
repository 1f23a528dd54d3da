import { describe, expect, it } from 'vitest';
import { colorAt, drawImage, drawMask, showMask } from '../testing/draw.ts';
import { inpaint } from './inpaint.ts';
import { widestRim, withRim } from './with-rim.ts';

/** Width of the rim around a square mask. */
function rimOf(side: number): number {
  const size = side + 4 * widestRim;
  const from = 2 * widestRim;
  const mask = Uint8Array.from({ length: size * size }, (_, i) => {
    const [x, y] = [(i % size) - from, Math.floor(i / size) - from];
    return x >= 0 && x < side && y >= 0 && y < side ? 255 : 0;
  });
  const row = withRim(mask, size, size).subarray(size * (size >> 1), size * ((size >> 1) + 1));
  return from - row.findIndex((value) => value !== 0);
}

describe('a rim around a mask', () => {
  it('is as wide as the mask is large, within bounds', () => {
    expect([1, 100, 1_000].map(rimOf)).toEqual([2, 5, widestRim]);
  });

  it('lies on every side', () => {
    const { mask, width, height } = drawMask('.......', '.......', '...#...', '.......', '.......');
    const wide = ['...#...', '..###..', '.#####.', '..###..', '...#...'];
    expect(showMask(withRim(mask, width, height), width)).toEqual(wide);
  });

  it('leaves something to fill from', () => {
    const { mask, width, height } = drawMask('.####.', '.####.');
    expect(withRim(mask, width, height)).toBe(mask);
  });

  it('takes along the soft edge of what goes', () => {
    const [width, height] = [120, 100];
    const away = (x: number, y: number) => Math.hypot(x - 60, y - 50);
    const image = drawImage(width, height, (x, y) => {
      const share = Math.min(1, Math.max(0, (33 - away(x, y)) / 3));
      return [60 + 195 * share, 120 * (1 - share), 60 + 195 * share];
    });
    const mask = Uint8Array.from({ length: width * height }, (_, i) =>
      away(i % width, Math.floor(i / width)) < 31 ? 1 : 0,
    );
    const filled = inpaint(image, withRim(mask, width, height), { seed: 1 });
    const reds = Array.from({ length: width }, (_, x) => colorAt(filled, x, 50)[0] ?? NaN);
    expect(Math.max(...reds)).toBeLessThan(70);
  });
});
