import type { Plane } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { frontGap } from './front-gap.ts';

const [width, height] = [200, 240];

function draw(is: (x: number, y: number) => boolean): Plane {
  const data = Float32Array.from({ length: width * height }, (_, i) =>
    is(i % width, Math.floor(i / width)) ? 1 : 0,
  );
  return { data, width, height };
}

const coat = (x: number, y: number) => x > 50 && x < 150 && y > 20 && y < 220;

it('finds the gap between the two fronts of an open jacket', () => {
  const gap = frontGap(draw((x, y) => coat(x, y) && !(x > 85 && x < 115 && y > 60)));
  expect(gap?.data[150 * width + 100]).toBe(1);
  expect(gap?.data[150 * width + 70]).toBe(0);
});

it('finds none in a closed garment, nor between body and sleeve', () => {
  expect(frontGap(draw(coat))).toBeUndefined();
  expect(frontGap(draw((x, y) => coat(x, y) && !(x > 60 && x < 66 && y > 60)))).toBeUndefined();
});

it('counts the inside of the back above a gap as a part of it, but not a front that is closed there', () => {
  const isGap = (from: number) => (x: number, y: number) =>
    coat(x, y) && !(x > 85 && x < 115 && y > from);
  expect(frontGap(draw(isGap(40)))?.data[30 * width + 100]).toBe(1);
  expect(frontGap(draw(isGap(40)))?.data[10 * width + 100]).toBe(0);
  expect(frontGap(draw(isGap(120)))?.data[100 * width + 100]).toBe(0);
});
