import { expect, it } from 'vitest';
import type { Plane } from '@tintory/pixels';
import { bodyFrame } from './body-frame.ts';
import { distance } from './body-pose.ts';
import { garmentShape, type GarmentShape } from './garment-shape.ts';
import { hangGarment } from './hang-garment.ts';
import { box, drawBody, drawnPose, drawShirt } from './testing/drawn-body.ts';

it('keeps the width of a narrow strap on the shoulder', () => {
  const straps = (x: number, y: number) =>
    box(60, 100, 180, 220)(x, y) || (box(72, 40, 168, 100)(x, y) && !box(84, 40, 156, 100)(x, y));
  const { garmentAlpha } = drawShirt(straps, () => false);
  const { alpha } = drawBody() as { alpha: Plane };
  const shape = garmentShape(garmentAlpha) as GarmentShape;
  const { necks, edges, scale } = hangGarment(shape, bodyFrame(drawnPose, alpha), alpha, 'top', 0);
  necks.forEach((neck, side) => {
    const width = distance(neck, edges[side]?.shoulder ?? neck);
    expect(width).toBeGreaterThan(12 * scale * 0.6);
    expect(width).toBeLessThan(12 * scale * 1.8);
  });
});
