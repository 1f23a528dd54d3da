import { createPlane, type Plane } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { seenFromAbove } from './seen-from-above.ts';

const [width, height] = [300, 240];

function draw(isCovered: (x: number, y: number) => boolean): Plane {
  const plane = createPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) plane.data[y * width + x] = Number(isCovered(x, y));
  }
  return plane;
}

const inEllipse = (x: number, y: number, cy: number, across: number, down: number) =>
  ((x - 150) / across) ** 2 + ((y - cy) / down) ** 2 <= 1;
const saucer = (ratio: number) => (x: number, y: number) =>
  inEllipse(x, y, 140, 90, 90 * ratio) || inEllipse(x, y, 80, 50, 50 * ratio);
/** A mug: a rim, straight sides and a foot, which are as round as its height tells. */
const mug = (ratio: number) => (x: number, y: number) =>
  inEllipse(x, y, 70, 60, 60 * ratio) ||
  inEllipse(x, y, 190, 60, 60 * ratio) ||
  (Math.abs(x - 150) <= 60 && y >= 70 && y <= 190);

describe('a thing', () => {
  it.each([0.64, 0.77, 0.9])('on a round saucer tells how high the camera was: %d', (ratio) => {
    expect(seenFromAbove(draw(saucer(ratio)))).toBeCloseTo(ratio, 1);
  });

  it('of the same shape in a larger photograph tells the same', () => {
    const large = createPlane(width * 2, height * 2);
    for (let y = 0; y < height * 2; y += 1) {
      for (let x = 0; x < width * 2; x += 1) {
        large.data[y * width * 2 + x] = Number(saucer(0.77)(x / 2, y / 2));
      }
    }
    expect(seenFromAbove(large)).toBeCloseTo(0.77, 1);
  });

  it.each([0.55, 0.7, 0.85])(
    'that stands upright on a round foot tells it as well: %d',
    (ratio) => {
      expect(seenFromAbove(draw(mug(ratio)))).toBeCloseTo(ratio, 1);
    },
  );

  it('with a handle tells what it would tell without it', () => {
    const handled = (x: number, y: number) =>
      mug(0.7)(x, y) || (inEllipse(x - 65, y, 130, 30, 40) && !inEllipse(x - 65, y, 130, 18, 28));
    expect(seenFromAbove(draw(handled))).toBeCloseTo(0.7, 1);
  });

  it.each([
    ['on a saucer before the camera', saucer(0.3)],
    ['that is a ball', (x: number, y: number) => inEllipse(x, y, 120, 90, 90)],
    ['that is a mug', mug(0.2)],
    ['that is a capsule', mug(1)],
    ['with a rim and a flat foot', (x: number, y: number) => y < 200 && mug(0.7)(x, y)],
    ['with corners', (x: number, y: number) => Math.abs(x - 150) < 80 && Math.abs(y - 120) < 60],
    ['that is a bowl', (x: number, y: number) => inEllipse(x, y, 100, 90, y > 100 ? 70 : 12)],
    [
      'that is a vase with a flat foot',
      (x: number, y: number) => y < 176 && inEllipse(x, y, 120, 80, 66),
    ],
    ['that is nothing', () => false],
  ])('%s tells nothing', (_, shape) => {
    expect(seenFromAbove(draw(shape))).toBeUndefined();
  });
});
