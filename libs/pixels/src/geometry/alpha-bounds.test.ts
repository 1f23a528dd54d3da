import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphaBounds, crop } from './alpha-bounds.ts';
import { colorAt, drawImage } from '../testing/draw.ts';

const place = fc.integer({ min: 0, max: 11 });

describe('the bounds of what is visible', () => {
  it('is the smallest rectangle around it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 15 }),
        (points, margin) => {
          const seen = (x: number, y: number) => points.some(([px, py]) => px === x && py === y);
          const image = drawImage(12, 12, (x, y) => [1, 2, 3, seen(x, y) ? 200 : 5]);
          const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
          const x = Math.max(0, Math.min(...xs) - margin);
          const y = Math.max(0, Math.min(...ys) - margin);
          expect(alphaBounds(image, 8, margin)).toEqual({
            x,
            y,
            width: Math.min(11, Math.max(...xs) + margin) - x + 1,
            height: Math.min(11, Math.max(...ys) + margin) - y + 1,
          });
        },
      ),
    );
  });

  it('is undefined when nothing is visible', () => {
    expect(
      alphaBounds(
        drawImage(4, 4, () => [9, 9, 9, 7]),
        8,
        2,
      ),
    ).toBeUndefined();
  });
});

describe('cropping', () => {
  it('keeps the pixels inside the rectangle in their places', () => {
    const image = drawImage(8, 6, (x, y) => [x, y, x * y, 255 - x]);
    const part = crop(image, { x: 3, y: 2, width: 4, height: 3 });
    expect(part).toEqual(
      drawImage(4, 3, (x, y) => [x + 3, y + 2, (x + 3) * (y + 2), 255 - (x + 3)]),
    );
  });

  it('copies, so that the picture it came from may change', () => {
    const image = drawImage(2, 2, () => [1, 2, 3]);
    const part = crop(image, { x: 0, y: 0, width: 2, height: 2 });
    image.data.fill(0);
    expect(colorAt(part, 1, 1)).toEqual([1, 2, 3, 255]);
  });
});
