import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trimArea } from './trim-area.ts';

const side = fc.double({ min: 1, max: 4_000, noNaN: true });
const size = fc.record({ width: side, height: side });

it('keeps all of an area without a size of its own', () => {
  const all = { x: 0, y: 0, width: 76, height: 155 };
  expect(trimArea({ width: 76, height: 155 })).toEqual(all);
});

it('has the shape of the size, lies in the middle, and touches two edges of the area', () => {
  fc.assert(
    fc.property(size, size, (area, wished) => {
      const { x, y, width, height } = trimArea(area, wished);
      expect(width / height).toBeCloseTo(wished.width / wished.height, 5);
      expect(x * 2 + width).toBeCloseTo(area.width, 5);
      expect(y * 2 + height).toBeCloseTo(area.height, 5);
      expect(Math.min(x, y)).toBeCloseTo(0, 5);
    }),
  );
});
