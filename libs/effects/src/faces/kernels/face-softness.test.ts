import { describe, expect, it } from 'vitest';
import { gaussianBlur, createPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import { faceSoftness } from './face-softness.ts';

/** Discs for eyes and mouth on a grey square of this side. */
function drawDiscs(side: number): Plane {
  const plane = createPlane(side, side);
  for (let i = 0; i < plane.data.length; i += 1) {
    const [x, y] = [((i % side) + 0.5) / side, (Math.floor(i / side) + 0.5) / side];
    const near = (cx: number, cy: number, r: number) => Math.hypot(x - cx, y - cy) < r;
    plane.data[i] = near(0.3, 0.4, 0.1) || near(0.7, 0.4, 0.1) || near(0.5, 0.75, 0.15) ? 60 : 180;
  }
  return plane;
}

function picture(plane: Plane): RgbaImage {
  const data = new Uint8ClampedArray(plane.data.length * 4);
  plane.data.forEach((light, i) => data.set([light, light, light, 255], i * 4));
  return { data, width: plane.width, height: plane.height };
}

const whole = ({ width, height }: Plane) => ({ box: { x: 0, y: 0, width, height } });
const softnessOf = (plane: Plane) => faceSoftness(picture(plane), whole(plane)) ?? 0;

describe('how soft a face is', () => {
  it('grows with its blur', () => {
    const sharp = softnessOf(drawDiscs(200));
    const [some, much] = [2, 4].map((sigma) => softnessOf(gaussianBlur(drawDiscs(200), sigma)));
    expect(sharp).toBeLessThan(0.006);
    expect(some).toBeGreaterThan(1.7 * sharp);
    expect(much).toBeGreaterThan(1.7 * (some ?? 0));
  });

  it('is a share of its height: half the pixels under the same blur are twice as soft', () => {
    const [large, small] = [200, 100].map((side) => softnessOf(gaussianBlur(drawDiscs(side), 2)));
    expect((small ?? 0) / (large ?? 1)).toBeCloseTo(2, 0);
  });

  it('is unknown where nothing has an edge, and where a face is beyond the picture', () => {
    const flat = createPlane(80, 80);
    expect(faceSoftness(picture(flat), whole(flat))).toBeNull();
    const outside = { box: { x: 90, y: 10, width: 20, height: 20 } };
    expect(faceSoftness(picture(flat), outside)).toBeNull();
  });
});
