import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragBox, handleAt, largestBox, moveBox, type Handle } from './crop-box.ts';
import { nudgeBox } from './nudge-box.ts';

const size = { width: 400, height: 300 };
const box = { x: 100, y: 50, width: 200, height: 150 };
const handles: Handle[] = ['n', 'e', 's', 'w', 'nw', 'ne', 'se', 'sw', 'move'];

describe('the frame of a crop', () => {
  it('is grabbed at its corners, its edges and its middle', () => {
    expect(handleAt(box, 101, 49, 10)).toBe('nw');
    expect(handleAt(box, 298, 120, 10)).toBe('e');
    expect(handleAt(box, 200, 120, 10)).toBe('move');
    expect(handleAt(box, 20, 20, 10)).toBeNull();
  });

  it('grows at the side that is dragged and stays at the others', () => {
    expect(dragBox(box, 'se', 30, 20, size, null)).toEqual({ ...box, width: 230, height: 170 });
    expect(dragBox(box, 'w', -40, 99, size, null)).toEqual({ ...box, x: 60, width: 240 });
  });

  it('stays inside the picture, wherever it is dragged', () => {
    const far = fc.integer({ min: -900, max: 900 });
    const ratio = fc.constantFrom(null, 1, 16 / 9, 0.8);
    fc.assert(
      fc.property(fc.constantFrom(...handles), far, far, ratio, (handle, dx, dy, wanted) => {
        const { x, y, width, height } = dragBox(box, handle, dx, dy, size, wanted);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(size.width);
        expect(y + height).toBeLessThanOrEqual(size.height);
        expect(Math.min(width, height)).toBeGreaterThan(0);
      }),
    );
  });

  it('keeps the proportions that were chosen', () => {
    const square = dragBox(box, 'se', 60, 10, size, 1);
    expect(square.width).toBe(square.height);
    expect(largestBox(size, 16 / 9)).toEqual({ x: 0, y: 38, width: 400, height: 225 });
  });

  it('moves with the arrow keys and changes its size with Shift', () => {
    const settings = { tool: 'crop' as const, ratio: 'free' };
    expect(nudgeBox(box, { x: 1, y: 0 }, false, size, settings)).toEqual(moveBox(box, 4, 0, size));
    expect(nudgeBox(null, { x: 0, y: -1 }, true, size, settings)).toMatchObject({ height: 296 });
  });
});
