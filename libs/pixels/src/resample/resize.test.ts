import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plane } from '../plane/rgba-image.ts';
import { resizePlane, shrinkImage, shrinkPlane, stretchImage } from './resize.ts';
import { anyPlane } from '../testing/any-plane.ts';
import { colorAt, drawImage, drawPlane } from '../testing/draw.ts';

const side = fc.integer({ min: 1, max: 20 });
const mean = (data: Float32Array) => data.reduce((sum, value) => sum + value, 0) / data.length;

describe('resizing', () => {
  it('leaves one value one value at any size', () => {
    fc.assert(
      fc.property(side, side, side, side, fc.integer({ min: 0, max: 255 }), (w, h, tw, th, v) => {
        const flat = drawPlane(w, h, () => v);
        for (const value of resizePlane(flat, tw, th).data) expect(value).toBeCloseTo(v, 3);
      }),
    );
  });

  it('changes nothing at the same size', () => {
    fc.assert(
      fc.property(anyPlane(), (plane) => {
        expect(resizePlane(plane, plane.width, plane.height)).toEqual(plane);
        expect(shrinkPlane(plane, plane.width, plane.height)).toEqual(plane);
      }),
    );
  });

  it('never leaves the range of the values when it enlarges', () => {
    fc.assert(
      fc.property(anyPlane(), side, side, (plane, width, height) => {
        const out = resizePlane(plane, width, height);
        expect(Math.min(...out.data)).toBeGreaterThanOrEqual(Math.min(...plane.data) - 1e-6);
        expect(Math.max(...out.data)).toBeLessThanOrEqual(Math.max(...plane.data) + 1e-6);
      }),
    );
  });

  it('keeps a ramp straight when it enlarges', () => {
    const out = resizePlane({ data: Float32Array.of(0, 1), width: 2, height: 1 }, 4, 1);
    expect(Array.from(out.data)).toEqual([0, 0.25, 0.75, 1]);
  });

  it('keeps the mean when it shrinks to any size', () => {
    fc.assert(
      fc.property(anyPlane(), side, side, (plane, wanted, tall) => {
        const width = Math.min(plane.width, wanted);
        const height = Math.min(plane.height, tall);
        expect(mean(shrinkPlane(plane, width, height).data)).toBeCloseTo(mean(plane.data), 3);
      }),
    );
  });

  it('moves nothing aside: what is mirrored shrinks to the mirror image', () => {
    const mirrored = ({ data, width, height }: Plane): Plane =>
      drawPlane(width, height, (x, y) => data[y * width + width - 1 - x] ?? 0);
    fc.assert(
      fc.property(anyPlane(), side, side, (plane, width, height) => {
        const small = mirrored(shrinkPlane(plane, width, height)).data;
        shrinkPlane(mirrored(plane), width, height).data.forEach((value, i) => {
          expect(value).toBeCloseTo(small[i] ?? NaN, 3);
        });
      }),
    );
  });

  it('counts a pixel that is covered in part in part', () => {
    const line = drawPlane(3, 1, (x) => [0, 30, 90][x] ?? 0);
    expect(Array.from(shrinkPlane(line, 2, 1).data)).toEqual([10, 70]);
    const picture = drawImage(3, 1, (x) => [[0, 30, 90][x] ?? 0, 0, 0]);
    expect([0, 1].map((x) => colorAt(stretchImage(picture, 2, 1), x, 0)[0])).toEqual([10, 70]);
  });

  it('averages colours and alpha when it shrinks a picture', () => {
    const chess = drawImage(4, 2, (x, y) => ((x + y) % 2 ? [200, 100, 0, 255] : [100, 0, 50, 55]));
    const small = shrinkImage(chess, 2);
    expect([small.width, small.height]).toEqual([2, 1]);
    expect(colorAt(small, 1, 0)).toEqual([150, 50, 25, 155]);
  });

  it('keeps the longer side within the limit and neither side empty', () => {
    fc.assert(
      fc.property(side, side, side, (width, height, longest) => {
        const small = shrinkImage(
          drawImage(width, height, () => [9, 8, 7]),
          longest,
        );
        expect(Math.max(small.width, small.height)).toBe(
          Math.min(longest, Math.max(width, height)),
        );
        expect(Math.min(small.width, small.height)).toBeGreaterThan(0);
        expect(colorAt(small, small.width - 1, small.height - 1)).toEqual([9, 8, 7, 255]);
      }),
    );
  });

  it('copies a picture that is small enough', () => {
    const image = drawImage(3, 2, (x, y) => [x, y, 5]);
    const copy = shrinkImage(image, 100);
    expect(copy).toEqual(image);
    expect(copy.data).not.toBe(image.data);
  });
});
