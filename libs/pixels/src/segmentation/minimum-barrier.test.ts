import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimumBarrier } from './minimum-barrier.ts';
import { anyPlane } from '../testing/any-plane.ts';
import { drawPlane, valueAt } from '../testing/draw.ts';

const ring = (x: number, y: number) => Math.max(Math.abs(x - 10), Math.abs(y - 10));

describe('the minimum barrier distance', () => {
  it('is 0 on the border and never more than the range of the values', () => {
    fc.assert(
      fc.property(anyPlane(), (plane) => {
        const { data, width, height } = minimumBarrier(plane);
        const range = Math.max(...plane.data) - Math.min(...plane.data);
        data.forEach((value, i) => {
          const [x, y] = [i % width, Math.floor(i / width)];
          const border = x === 0 || y === 0 || x === width - 1 || y === height - 1;
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(border ? 0 : range + 1e-6);
        });
      }),
    );
  });

  it('is far for everything a contour closes off, whatever its inside holds', () => {
    const plane = drawPlane(21, 21, (x, y) => (ring(x, y) === 6 ? 1 : 0));
    const distance = minimumBarrier(plane);
    expect(valueAt(distance, 10, 10)).toBe(1);
    expect(valueAt(distance, 6, 12)).toBe(1);
    expect(valueAt(distance, 2, 2)).toBe(0);
  });

  it('is near for what a gap in the contour lets in', () => {
    const plane = drawPlane(21, 21, (x, y) => (ring(x, y) === 6 && y !== 10 ? 1 : 0));
    expect(valueAt(minimumBarrier(plane), 10, 10)).toBe(0);
  });

  it('counts a step once, however often a path crosses it', () => {
    const plane = drawPlane(21, 21, (x, y) => (ring(x, y) % 2 ? 0.5 : 0));
    expect(valueAt(minimumBarrier(plane), 10, 10)).toBe(0.5);
  });
});
