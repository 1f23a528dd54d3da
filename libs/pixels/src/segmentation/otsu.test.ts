import fc from 'fast-check';
import { expect, it } from 'vitest';
import { otsu } from './otsu.ts';
import { drawPlane } from '../testing/draw.ts';

it('parts two groups of values wherever they lie', () => {
  const level = fc.double({ min: 0, max: 0.4, noNaN: true });
  const gap = fc.double({ min: 0.1, max: 0.6, noNaN: true });
  fc.assert(
    fc.property(level, gap, (low, step) => {
      const plane = drawPlane(10, 10, (x) => (x < 4 ? low : low + step));
      const threshold = otsu(plane);
      // Values are sorted into 256 bins, so a threshold may be half a bin off.
      expect(threshold).toBeGreaterThanOrEqual(low - 0.002);
      expect(threshold).toBeLessThan(low + step);
    }),
  );
});
