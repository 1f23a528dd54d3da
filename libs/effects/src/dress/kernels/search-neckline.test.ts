import { expect, it } from 'vitest';
import { frontNeckline } from './find-neckline.ts';
import { garmentShape, type GarmentShape } from './garment-shape.ts';
import { showsOwnClothes } from './neckline.ts';
import { drawShirt } from './testing/drawn-body.ts';

type Shape = (x: number, y: number) => boolean;

/** A jumper whose back rises above its shoulders. */
const jumper: Shape = (x, y) =>
  (x >= 60 && x < 180 && y >= 40 + Math.abs(x - 120) * 0.3 && y < 250) ||
  (x >= 20 && x < 220 && y >= 58 && y < 120);

function lineIn(isInside: Shape) {
  const { garment, garmentAlpha } = drawShirt(jumper, () => false);
  const { data, width } = garment as { data: Uint8ClampedArray; width: number };
  for (let at = 0; at < data.length; at += 4) {
    if (isInside((at / 4) % width, Math.floor(at / 4 / width))) data.set([70, 12, 14], at);
  }
  const shape = garmentShape(garmentAlpha) as GarmentShape;
  return frontNeckline(garment, garmentAlpha, shape);
}

it('finds a V-neck below a back that hides where it ends', () => {
  const line = lineIn((x, y) => y < 100 - Math.abs(x - 120) * 1.6);
  expect(line?.roundness).toBe(1);
  expect((line?.top ?? 0) + (line?.drop ?? 0)).toBeGreaterThan(90);
  expect((line?.top ?? 0) + (line?.drop ?? 0)).toBeLessThan(110);
  expect(line && showsOwnClothes(line)).toBe(false);
});

it('tells a front that is open far down from a neckline', () => {
  const line = lineIn((x, y) => y < 150 - Math.abs(x - 120) * 3.4);
  expect(line && showsOwnClothes(line)).toBe(true);
});

it('finds lapels so steep that they hardly rise, though their apex is narrow', () => {
  const line = lineIn((x, y) => y < 166 - Math.abs(x - 120) * 5.2);
  expect(line && showsOwnClothes(line)).toBe(true);
  expect((line?.top ?? 0) + (line?.drop ?? 0)).toBeGreaterThan(140);
});

it('finds none in plain cloth, nor in stripes', () => {
  expect(lineIn(() => false)).toBeUndefined();
  expect(lineIn((_, y) => Math.floor(y / 8) % 2 === 0)).toBeUndefined();
});

it('takes a round print on the chest for no neckline', () => {
  const print = (x: number, y: number) => Math.hypot(x - 120, y - 112) < 36;
  expect(lineIn((x, y) => print(x, y) && y > 90)).toBeUndefined();
});
