import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';
import { openHoles } from './open-holes.ts';

const side = 120;
const wall = [235, 236, 240] as const;
const red = [170, 30, 40] as const;
/** Between an arm and a body. */
const isHole = (x: number, y: number) => x >= 52 && x < 60 && y >= 40 && y < 80;
const isThing = (x: number, y: number) => x >= 30 && x < 90 && y >= 20 && y < 100;

const planeOf = (valueAt: (x: number, y: number) => number): Plane => {
  const plane = createPlane(side, side);
  return { ...plane, data: plane.data.map((_, i) => valueAt(i % side, Math.floor(i / side))) };
};

function draw(colorAt: (x: number, y: number) => readonly number[]): RgbaImage {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let i = 0; i < side * side; i += 1) {
    data.set([...colorAt(i % side, Math.floor(i / side)), 255], i * 4);
  }
  return { data, width: side, height: side };
}

const photo = draw((x, y) => (isThing(x, y) && !isHole(x, y) ? red : wall));
const mask = planeOf((x, y) => Number(isThing(x, y)));
const believed = (inHole: number) =>
  planeOf((x, y) => (isHole(x, y) ? inHole : mask.data[y * side + x]));
const opened = (image: RgbaImage, belief: Plane) => {
  const { data } = openHoles(image, mask, belief);
  return data.reduce((count, value, i) => count + (mask.data[i] - value), 0);
};

describe('holes that a cut went around', () => {
  it('open where the wall is seen through them', () => {
    expect(opened(photo, believed(0.7))).toBe(8 * 40);
  });

  it('stay closed where the model is sure: a white print on a red box', () => {
    expect(opened(photo, believed(0.99))).toBe(0);
  });

  it('stay closed in another colour than the background has', () => {
    const label = draw((x, y) => (!isThing(x, y) ? wall : isHole(x, y) ? [235, 200, 120] : red));
    expect(opened(label, believed(0.7))).toBe(0);
  });

  it('stay closed before the dark: a black nose', () => {
    const night = draw((x, y) => (isThing(x, y) && !isHole(x, y) ? [230, 230, 225] : [20, 22, 24]));
    expect(opened(night, believed(0.7))).toBe(0);
  });

  it('stay closed where no edge surrounds them: a shine', () => {
    const shine = draw((x, y) => {
      if (!isThing(x, y)) return wall;
      const share = Math.max(0, 1 - Math.hypot(x - 56, y - 60) / 24);
      return red.map((value, c) => value + (wall[c] - value) * Math.min(1, share * 1.3));
    });
    expect(
      opened(
        shine,
        planeOf((x, y) => (isThing(x, y) ? 0.7 : 0)),
      ),
    ).toBe(0);
  });

  it('stay closed where they would take most of the subject: bricks before a wall of bricks', () => {
    const bricks = draw((x, y) => (isThing(x, y) && x % 12 < 5 ? red : wall));
    const unsure = planeOf((x, y) => (isThing(x, y) ? 0.7 : 0));
    expect(opened(bricks, unsure)).toBe(0);
  });

  it('take nothing but what the mask has', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (belief) => {
        const { data } = openHoles(photo, mask, believed(belief));
        expect(data.every((value, i) => value === 0 || value === mask.data[i])).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
