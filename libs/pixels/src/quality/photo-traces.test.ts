import { describe, expect, it } from 'vitest';
import { fromWaves, patchArea, patchSide, toWaves } from '../filters/cosine-patch.ts';
import { gaussianBlur } from '../filters/gaussian-blur.ts';
import { standardSteps } from '../jpeg/standard-steps.ts';
import { createRandom } from '../noise/random.ts';
import type { Plane, RgbaImage } from '../plane/rgba-image.ts';
import { drawImage, drawPlane } from '../testing/draw.ts';
import { photoTraces } from './photo-traces.ts';

const side = 256;
type Tone = (x: number, y: number) => number;

/** Approximates a Gaussian of this deviation. */
function grain(deviation: number): Tone {
  const random = createRandom(5);
  return () => (random() + random() + random() + random() - 2) * Math.sqrt(3) * deviation;
}

/** Rings and slanted bars over soft shading, as a lens shows them. */
const scene: Tone = (x, y) => {
  const ring = Math.hypot(x - 90, y - 110);
  if (ring < 60) return (ring / 12) % 2 < 1 ? 215 : 60;
  return x > 170 && (x + y / 3) % 24 < 11 ? 40 : 90 + (x + y) / 6;
};
const photo = gaussianBlur(drawPlane(side, side, scene), 0.8);
const texture = gaussianBlur(drawPlane(side, side, grain(60)), 1);

const imageOf = ({ data, width, height }: Plane, change: Tone = () => 0): RgbaImage =>
  drawImage(width, height, (x, y) => {
    const value = Math.round(data[y * width + x] + change(x, y));
    return [value, value, value];
  });

/** The picture after JPEG compression at a multiple of the standard's steps. */
function compressed({ data, width, height }: Plane, scale: number): Plane {
  const out = Float32Array.from(data);
  const patch = new Float32Array(patchArea);
  for (
    let at = 0;
    at < width * height;
    at += at % width === width - patchSide ? 7 * width + 8 : 8
  ) {
    for (let y = 0; y < patchSide; y += 1) {
      patch.set(data.subarray(at + y * width, at + y * width + patchSide), y * patchSide);
    }
    toWaves(patch);
    for (const [i, step] of standardSteps.flat().entries()) {
      const quantum = Math.max(1, Math.round(step * scale));
      patch[i] = Math.round(patch[i] / quantum) * quantum;
    }
    fromWaves(patch);
    for (let y = 0; y < patchSide; y += 1) {
      out.set(patch.subarray(y * patchSide, (y + 1) * patchSide), at + y * width);
    }
  }
  return { data: out, width, height };
}

function cropped({ data, width, height }: Plane, left: number, top: number): Plane {
  return drawPlane(width - left, height - top, (x, y) => data[(y + top) * width + x + left] ?? 0);
}

describe('the quality of the JPEG that a picture comes out of', () => {
  it.each([
    [80, 0.4],
    [60, 0.8],
    [40, 1.25],
  ])('is told to be about %s', (quality, scale) => {
    const found = photoTraces(imageOf(compressed(photo, scale))).quality;
    expect(Math.abs((found ?? NaN) - quality)).toBeLessThanOrEqual(8);
  });

  it('is told of a picture that was cropped since', () => {
    const found = photoTraces(imageOf(cropped(compressed(photo, 0.8), 3, 5))).quality;
    expect(Math.abs((found ?? NaN) - 60)).toBeLessThanOrEqual(8);
  });

  it.each([
    ['drawn scene', photo],
    ['texture', texture],
    ['ground of one colour', drawPlane(side, side, () => 120)],
    ['tiny picture', drawPlane(9, 9, () => 120)],
  ])('is none of a %s that was never a JPEG', (_name, plane) => {
    expect(photoTraces(imageOf(plane)).quality).toBeNull();
  });
});

describe('the grain of a picture', () => {
  it('is found where even its flat places are grainy', () => {
    expect(photoTraces(imageOf(photo, grain(1.5))).grain).toBeLessThan(4);
    const [some, more] = [6, 13].map((sigma) => photoTraces(imageOf(photo, grain(sigma))).grain);
    expect(some).toBeGreaterThan(4);
    expect(more).toBeGreaterThan(7);
  });

  it('is none in a texture that fills the picture', () => {
    expect(photoTraces(imageOf(texture, () => 128)).grain).toBe(0);
  });
});
