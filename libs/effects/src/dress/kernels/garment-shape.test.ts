import { expect, it } from 'vitest';
import { garmentShape, type GarmentShape } from './garment-shape.ts';
import { box, drawShirt } from './testing/drawn-body.ts';

type Shape = (x: number, y: number) => boolean;

const shapeOf = (outline: Shape) =>
  garmentShape(drawShirt(outline, () => false).garmentAlpha) as GarmentShape;
const body = box(60, 60, 180, 300);

it('finds the shoulders of a vest below a collar that stands up', () => {
  const { left, right } = shapeOf((x, y) => body(x, y) || box(88, 40, 152, 61)(x, y));
  expect(left.shoulder[0]).toBeCloseTo(60, 0);
  expect(right.shoulder[0]).toBeCloseTo(180, 0);
  expect(left.shoulder[1]).toBeGreaterThanOrEqual(58);
  expect(left.neck[1]).toBeLessThan(50);
});

it('finds the end of a strap that is set lower than the other', () => {
  const straps: Shape = (x, y) => box(82, 20, 88, 101)(x, y) || box(152, 50, 158, 101)(x, y);
  const { left, right } = shapeOf((x, y) => box(75, 100, 165, 300)(x, y) || straps(x, y));
  expect(left.shoulder[0]).toBeCloseTo(82, 0);
  expect(right.shoulder[0]).toBeCloseTo(158, 0);
});

it('finds the armpits of a slip dress above its flared hem', () => {
  const flare: Shape = (x, y) => y < 340 && y >= 90 && Math.abs(x - 120) < 34 + (y - 90) * 0.14;
  const straps: Shape = (x, y) => box(92, 30, 96, 91)(x, y) || box(144, 30, 148, 91)(x, y);
  const { left, right } = shapeOf((x, y) => flare(x, y) || straps(x, y));
  expect(left.armpit[1]).toBeLessThan(160);
  expect(right.armpit[1]).toBeLessThan(160);
});
