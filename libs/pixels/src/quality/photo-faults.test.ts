import { describe, expect, it } from 'vitest';
import { gaussianBlur } from '../filters/gaussian-blur.ts';
import { createRandom } from '../noise/random.ts';
import { resampleImage } from '../resample/resample-image.ts';
import type { RgbaImage } from '../plane/rgba-image.ts';
import { drawImage, drawPlane } from '../testing/draw.ts';
import { photoFaults } from './photo-faults.ts';

const side = 256;
type Tone = (x: number, y: number) => number;

/** Rings and slanted bars over soft shading: edges of every direction, and flat places. */
const scene: Tone = (x, y) => {
  const ring = Math.hypot(x - 90, y - 110);
  const shade = 90 + (x + y) / 6;
  if (ring < 60) return (ring / 12) % 2 < 1 ? 215 : 60;
  return x > 170 && (x + y / 3) % 24 < 11 ? 40 : shade;
};

/** As a lens and a sensor see it: no edge is sharper than a pixel. */
const light = (sigma = 0.6) => gaussianBlur(drawPlane(side, side, scene), sigma);

const toImage = (tone: Tone): RgbaImage =>
  drawImage(side, side, (x, y) => {
    const value = Math.round(tone(x, y));
    return [value, value, value];
  });

const imageOf = (plane: { data: Float32Array }, change: Tone = () => 0) =>
  toImage((x, y) => plane.data[y * side + x] + change(x, y));

/** Approximates a Gaussian of this deviation. */
function grain(deviation: number): Tone {
  const random = createRandom(5);
  return () => (random() + random() + random() + random() - 2) * Math.sqrt(3) * deviation;
}

const none = { blurred: false, enlarged: false, fewPixels: false };

describe('what is found in a photo', () => {
  it('is nothing in one that is sharp and clean', () => {
    expect(photoFaults(imageOf(light()))).toEqual(none);
  });

  it('is blur where not even its sharpest edges are sharp', () => {
    expect(photoFaults(imageOf(light(2.5)))).toEqual({ ...none, blurred: true });
  });

  it('is no blur where only the background is out of focus', () => {
    const [sharp, soft] = [light(), light(4)];
    const image = toImage((x, y) => (x < 165 ? sharp : soft).data[y * side + x]);
    expect(photoFaults(image)).toEqual(none);
  });

  it('is an earlier enlarging', () => {
    const twice = resampleImage(imageOf(light(), grain(1.5)), 2 * side, 2 * side);
    expect(photoFaults(twice)).toMatchObject({ enlarged: true });
  });

  it('is nothing where there is nothing to be seen', () => {
    expect(photoFaults(drawImage(64, 64, () => [0, 0, 0, 0]))).toEqual(none);
    expect(photoFaults(drawImage(8, 8, () => [90, 90, 90]))).toEqual(none);
  });

  it('is found in a photo far larger than what is looked at', () => {
    const soft = light(2.5);
    // Mirrored repeatedly, so that no hard edge lies between tiles.
    const there = (place: number) =>
      Math.floor(place / side) % 2 ? side - 1 - (place % side) : place % side;
    const tiled = drawImage(2_600, 1_100, (x, y) => {
      const value = soft.data[there(y) * side + there(x)];
      return [value, value, value];
    });
    expect(photoFaults(tiled)).toEqual({ ...none, blurred: true });
  });
});
