import { expect, it } from 'vitest';
import { garmentShape, type GarmentShape } from './garment-shape.ts';
import { findHood } from './hood.ts';
import { box, drawBody, drawnPose, drawShirt } from './testing/drawn-body.ts';
import { wear } from './testing/wear.ts';

type Shape = (x: number, y: number) => boolean;
const ball = (x: number, y: number) => Math.hypot((x - 120) / 38, (y - 40) / 34) < 1;
const jumper: Shape = (x, y) => box(60, 62, 180, 250)(x, y) || box(20, 62, 220, 120)(x, y);
const hooded: Shape = (x, y) => jumper(x, y) || ball(x, y) || box(84, 40, 156, 66)(x, y);
const rolled: Shape = (x, y) => jumper(x, y) || box(98, 30, 142, 66)(x, y);
/** Shoulders that slope from the neck, like a raglan's. */
const sloping: Shape = (x, y) =>
  (Math.abs(x - 120) < 24 + (y - 40) * 0.9 && y >= 40 && y < 130) || box(60, 62, 180, 250)(x, y);
const draw = (shape: Shape) => drawShirt(shape, () => false);
const shapeOf = (shape: Shape) => garmentShape(draw(shape).garmentAlpha) as GarmentShape;

it('finds a hood above the shoulders', () => {
  const hood = findHood(shapeOf(hooded));
  expect(hood?.line.top).toBeGreaterThan(52);
  expect(hood?.line.top).toBeLessThan(68);
});

it('takes no collar that is rolled up, and no shoulders, for a hood', () => {
  expect(findHood(shapeOf(rolled))).toBeUndefined();
  expect(findHood(shapeOf(jumper))).toBeUndefined();
  expect(findHood(shapeOf(sloping))).toBeUndefined();
});

it('hangs a hood behind the neck, and leaves the throat before it bare', () => {
  const { person, alpha } = drawBody();
  const { garment, garmentAlpha } = draw(hooded);
  const dressing = { person, alpha, pose: drawnPose, garment, garmentAlpha, kind: 'top' } as const;
  const dressed = wear(dressing);
  const redness = (x: number, y: number) => {
    const at = (y * dressed.width + x) * 4;
    return (dressed.data[at] as number) - (dressed.data[at + 2] as number);
  };
  const before = (x: number, y: number) => person.data[(y * person.width + x) * 4];
  expect(dressed.data[(80 * dressed.width + 120) * 4]).toBe(before(120, 80));
  expect(redness(120, 160)).toBeGreaterThan(80);
});
