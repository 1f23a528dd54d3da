import { expect, it } from 'vitest';
import { toLab } from '../color/lab.ts';
import { sharpBarrier } from './sharp-barrier.ts';
import { drawImage, valueAt } from '../testing/draw.ts';

const side = 60;
const middle = side / 2;
const grey = (value: number) => [value, value, value] as const;

/** A disc whose edge is `blur` pixels wide. */
const disc = (blur: number) =>
  drawImage(side, side, (x, y) => {
    const inside = (18 - Math.hypot(x - middle, y - middle)) / blur + 0.5;
    return grey(60 + 150 * Math.min(1, Math.max(0, inside)));
  });

it('is high behind a sharp edge and low behind one out of focus', () => {
  const sharp = valueAt(sharpBarrier(toLab(disc(1))), middle, middle);
  const soft = valueAt(sharpBarrier(toLab(disc(16))), middle, middle);
  expect(sharp).toBeGreaterThan(5);
  expect(soft).toBeLessThan(sharp / 5);
});

it('is 0 where no edge is in the way', () => {
  const barrier = sharpBarrier(toLab(disc(1)));
  expect(valueAt(barrier, 3, 3)).toBeLessThan(0.1);
});

it('is low inside a contour that is open somewhere', () => {
  const open = drawImage(side, side, (x, y) => {
    const ring = Math.abs(Math.hypot(x - middle, y - middle) - 18) < 1.5;
    return grey(ring && Math.abs(y - middle) > 5 ? 20 : 220);
  });
  expect(valueAt(sharpBarrier(toLab(open)), middle, middle)).toBeLessThan(0.5);
});
