import { expect, it } from 'vitest';
import type { RgbaImage } from '@tintory/pixels';
import { garmentShape, type GarmentShape } from './garment-shape.ts';
import { isStrapless, withLevelEdge } from './strapless.ts';
import { box, drawBody, drawnPose, drawShirt } from './testing/drawn-body.ts';
import { wear } from './testing/wear.ts';

type Shape = (x: number, y: number) => boolean;

/** A level top edge, a waist and a wide hem. */
const dress: Shape = (x, y) => {
  const half = y < 110 ? 44 - (y - 30) * 0.08 : 38 + (y - 110) * 0.16;
  return y >= 30 && y < 330 && Math.abs(x - 120) < half;
};
const straps: Shape = (x, y) => y >= 10 && y < 31 && Math.abs(Math.abs(x - 120) - 28) < 4;
const never: Shape = () => false;
const shapeOf = (outline: Shape, neckline: Shape = never) =>
  garmentShape(drawShirt(outline, neckline).garmentAlpha) as GarmentShape;

it('knows a dress that ends with a level edge from one with straps', () => {
  expect(isStrapless(shapeOf(dress))).toBe(true);
  expect(isStrapless(shapeOf((x, y) => dress(x, y) || straps(x, y)))).toBe(false);
});

it.each([
  [
    'a T-shirt',
    (x: number, y: number) => box(60, 40, 180, 220)(x, y) || box(20, 40, 220, 90)(x, y),
  ],
  ['a shirt with a round neck', box(60, 40, 180, 220)],
])('does not take %s for strapless', (_, outline) => {
  const neck: Shape = (x, y) => Math.hypot(x - 120, y - 40) < 26;
  expect(isStrapless(shapeOf(outline, neck))).toBe(false);
});

it('takes out what of a hanger stands above an edge that hangs down', () => {
  const dip: Shape = (x, y) => y < 44 - ((x - 120) / 44) ** 2 * 14;
  const bar = box(112, 32, 128, 46);
  const { outline } = shapeOf((x, y) => (dress(x, y) && !dip(x, y)) || bar(x, y));
  const level = withLevelEdge(outline);
  expect(level.data[36 * level.width + 120]).toBe(0);
  expect(level.data[48 * level.width + 120]).toBe(1);
});

it('lays the edge across the chest and leaves the shoulders bare', () => {
  const { person, alpha } = drawBody();
  const dressed = wear({
    person,
    alpha,
    pose: drawnPose,
    ...drawShirt(dress, never),
    kind: 'auto',
  });
  const redAt = (x: number, y: number) => {
    const [red = 0, green = 0] = at(dressed, x, y);
    return red - green;
  };
  for (const x of [95, 120, 145]) {
    expect(redAt(x, 115)).toBeLessThan(70);
    expect(redAt(x, 150)).toBeGreaterThan(90);
  }
  for (const x of [78, 162]) expect(redAt(x, 104)).toBeLessThan(70);
});

const at = ({ data, width }: RgbaImage, x: number, y: number) =>
  data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3);
