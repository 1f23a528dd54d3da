import { expect, it } from 'vitest';
import { belowCollar } from './below-collar.ts';
import { garmentShape, type GarmentShape } from './garment-shape.ts';
import { box, drawShirt } from './testing/drawn-body.ts';

const shapeOf = (outline: (x: number, y: number) => boolean) =>
  garmentShape(drawShirt(outline, () => false).garmentAlpha) as GarmentShape;
const body = box(60, 60, 180, 300);

it('finds the shoulders of a vest below a collar that stands up', () => {
  const shape = belowCollar(shapeOf((x, y) => body(x, y) || box(88, 40, 152, 61)(x, y)));
  expect(shape.left.shoulder[0]).toBeCloseTo(60, 0);
  expect(shape.right.shoulder[0]).toBeCloseTo(180, 0);
  expect(shape.left.shoulder[1]).toBeGreaterThanOrEqual(58);
  expect(shape.left.neck[1]).toBeLessThan(50);
});

it('leaves a vest without a collar as it is', () => {
  const shape = shapeOf((x, y) => body(x, y) && Math.hypot(x - 120, y - 60) > 30);
  expect(belowCollar(shape)).toBe(shape);
});
