import { expect, it } from 'vitest';
import { placePoints, readCrop } from './face-crop.ts';

/** Red grows to the right, green downwards. */
const [width, height] = [100, 80];
const data = new Uint8ClampedArray(width * height * 4);
for (let i = 0; i < width * height; i += 1) {
  data.set([(i % width) * 2, Math.floor(i / width) * 3, 0, 255], i * 4);
}
const picture = { data, width, height };

it('reads what its own points name, however the crop is turned', () => {
  for (const roll of [0, 0.5, -2, Math.PI]) {
    const crop = { center: [48, 40] as [number, number], side: 30, roll };
    const planes = readCrop(picture, crop, 24);
    const points = Float32Array.of(4.5, 4.5, 6, 19.5, 12.5, 0);
    placePoints(points, crop, 24);
    for (const [i, cell] of [4 * 24 + 4, 12 * 24 + 19].entries()) {
      const [x, y] = [points[i * 3] as number, points[i * 3 + 1] as number];
      expect((planes[cell] as number) * 255).toBeCloseTo((x - 0.5) * 2, 0);
      expect((planes[24 * 24 + cell] as number) * 255).toBeCloseTo((y - 0.5) * 3, 0);
    }
    // Depth has the unit of the crop's side.
    expect(points[2]).toBeCloseTo(6 * (30 / 24), 5);
  }
});

it('is black beyond the picture', () => {
  const planes = readCrop(picture, { center: [-200, -200], side: 40, roll: 0 }, 8);
  expect(new Set(planes)).toEqual(new Set([0]));
});
