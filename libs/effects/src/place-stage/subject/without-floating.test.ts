import type { Plane, RgbaImage } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { withoutFloating } from './without-floating.ts';

const side = 120;

function cutOut(
  parts: readonly (readonly [left: number, top: number, right: number, bottom: number])[],
) {
  const data = new Uint8ClampedArray(side * side * 4);
  const alpha: Plane = { data: new Float32Array(side * side), width: side, height: side };
  for (let i = 0; i < alpha.data.length; i += 1) {
    const [x, y] = [i % side, Math.floor(i / side)];
    const isIn = parts.some(([l, t, r, b]) => x >= l && x < r && y >= t && y < b);
    alpha.data[i] = isIn ? 1 : 0;
    data[i * 4 + 3] = isIn ? 255 : 0;
  }
  const foreground: RgbaImage = { data, width: side, height: side };
  return withoutFloating(foreground, alpha).alpha;
}

const at = ({ data }: Plane, x: number, y: number) => data[y * side + x];

describe('parts of a cut-out', () => {
  it('go where they float above a subject', () => {
    const alpha = cutOut([
      [20, 60, 100, 110],
      [5, 10, 30, 30],
    ]);
    expect(at(alpha, 15, 20)).toBe(0);
    expect(at(alpha, 60, 80)).toBe(1);
  });

  it('stay where they stand beside it, or are as large', () => {
    const pair = cutOut([
      [10, 30, 60, 110],
      [80, 80, 100, 108],
    ]);
    expect(at(pair, 90, 100)).toBe(1);
    const both = cutOut([
      [10, 60, 60, 110],
      [70, 10, 110, 60],
    ]);
    expect(at(both, 90, 30)).toBe(1);
  });
});
