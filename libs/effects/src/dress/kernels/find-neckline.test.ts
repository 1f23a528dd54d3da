import { expect, it } from 'vitest';
import type { RgbaImage } from '@tintory/pixels';
import { frontNeckline } from './find-neckline.ts';
import { garmentShape, type GarmentShape } from './garment-shape.ts';
import { withoutBackCollar, type Neckline } from './neckline.ts';
import { box, drawShirt } from './testing/drawn-body.ts';

/** A shirt closed at the top; `shade` darkens a part of it. */
function drawClosed(shade: (x: number, y: number) => boolean) {
  const shoulders = (x: number, y: number) => y > 40 + Math.abs(Math.abs(x - 120) - 28) * 0.3;
  const { garment, garmentAlpha } = drawShirt(
    (x, y) => box(60, 30, 180, 220)(x, y) && shoulders(x, y),
    () => false,
  );
  const data = new Uint8ClampedArray(garment.data);
  for (let i = 0; i < data.length / 4; i += 1) {
    const [x, y] = [i % garment.width, Math.floor(i / garment.width)];
    if (!shade(x, y)) continue;
    for (let c = 0; c < 3; c += 1) data[i * 4 + c] = (data[i * 4 + c] as number) * 0.5;
  }
  const shape = garmentShape(garmentAlpha) as GarmentShape;
  return { garment: { ...garment, data } as RgbaImage, garmentAlpha, shape };
}

const at = ({ data, width }: { data: Float32Array; width: number }, x: number, y: number) =>
  data[y * width + x];

it('takes the inside of the back out of a neckline, and nothing below it', () => {
  const { garment, garmentAlpha, shape } = drawClosed(
    (x, y) => Math.hypot((x - 120) / 28, (y - 40) / 24) < 1,
  );
  const line = frontNeckline(garment, garmentAlpha, shape) as Neckline;
  const front = withoutBackCollar(garmentAlpha, line);
  expect(at(front, 120, 56)).toBe(0);
  expect(at(front, 120, 72)).toBe(1);
  expect(at(front, 80, 60)).toBe(1);
});

it('leaves a striped garment whole', () => {
  const { garment, garmentAlpha, shape } = drawClosed((_, y) => y < 64);
  expect(frontNeckline(garment, garmentAlpha, shape)).toBeUndefined();
});

it('leaves a garment whose neckline is open', () => {
  const { garment, garmentAlpha } = drawShirt();
  const shape = garmentShape(garmentAlpha) as GarmentShape;
  expect(frontNeckline(garment, garmentAlpha, shape)).toBeUndefined();
});
