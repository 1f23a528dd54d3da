import { describe, expect, it } from 'vitest';
import { rasterizeTube } from './tube.ts';

const size = { width: 40, height: 30 };

describe('drawing a tube', () => {
  it('covers as much as its length and width say', () => {
    const patch = rasterizeTube(
      [
        [10, 15, 3],
        [30, 15, 3],
      ],
      size,
    );
    const area = patch?.cover.reduce((sum, cover) => sum + cover) ?? 0;
    expect(area).toBeCloseTo(20 * 6 + Math.PI * 9, -1);
  });

  it('tells both of its sides and its ends apart', () => {
    const patch = rasterizeTube(
      [
        [10, 15, 4],
        [30, 15, 4],
      ],
      size,
    );
    if (!patch) throw new Error('nothing drawn');
    const at = (x: number, y: number) => (y - patch.y) * patch.width + x - patch.x;
    expect(patch.across[at(20, 12)]).toBeCloseTo(-(patch.across[at(20, 17)] as number));
    expect(patch.along[at(12, 15)]).toBeLessThan(patch.along[at(27, 15)] as number);
  });

  it('keeps a thread thinner than a pixel whole, only fainter', () => {
    const patch = rasterizeTube(
      [
        [5, 5, 0.2],
        [35, 25, 0.2],
      ],
      size,
    );
    const columns = new Set<number>();
    patch?.cover.forEach((cover, i) => cover > 0.05 && columns.add(i % patch.width));
    expect(columns.size).toBeGreaterThanOrEqual(30);
    expect(Math.max(...(patch?.cover ?? []))).toBeLessThan(0.5);
  });

  it('draws nothing outside of the picture', () => {
    expect(
      rasterizeTube(
        [
          [-30, -30, 3],
          [-20, -30, 3],
        ],
        size,
      ),
    ).toBeUndefined();
  });
});
