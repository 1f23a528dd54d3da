import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMask } from '../testing/draw.ts';
import { deepest, holeDepth } from './hole-depth.ts';

describe('the depth of a hole', () => {
  it('is 0 outside and grows towards the middle', () => {
    const { mask, width, height } = drawMask('.......', '.#####.', '.#####.', '.#####.', '.......');
    const depth = holeDepth(mask, width, height);
    expect(depth[0]).toBe(0);
    expect(depth[width + 1]).toBe(1);
    expect(depth[2 * width + 3]).toBe(2);
    expect(deepest(depth)).toBe(2);
  });

  it('counts from what is known, not from the border of the picture', () => {
    const { mask, width, height } = drawMask('####.', '####.');
    expect([...holeDepth(mask, width, height)]).toEqual([4, 3, 2, 1, 0, 4, 3, 2, 1, 0]);
  });

  it('is endless when nothing is known', () => {
    expect(deepest(holeDepth(new Uint8Array(6).fill(1), 3, 2))).toBe(Infinity);
  });

  it('is within a tenth of the true distance', () => {
    const any = fc.array(fc.boolean(), { minLength: 81, maxLength: 81 });
    fc.assert(
      fc.property(any, (cells) => {
        const mask = Uint8Array.from(cells, Number);
        const known = cells.flatMap((cell, i) => (cell ? [] : [i]));
        holeDepth(mask, 9, 9).forEach((depth, i) => {
          const apart = (k: number) =>
            Math.hypot((k % 9) - (i % 9), Math.floor(k / 9) - Math.floor(i / 9));
          const nearest = Math.min(...known.map(apart));
          if (nearest === Infinity) expect(depth).toBe(Infinity);
          else expect(Math.abs(depth - nearest)).toBeLessThanOrEqual(0.1 * nearest + 1e-4);
        });
      }),
    );
  });
});
