import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorAt, drawImage } from '../testing/draw.ts';
import { resampleImage } from './resample-image.ts';
import { coveredRect, createStripResampler } from './strip-resampler.ts';
import { largestDifference, opaque, side } from './testing/any-image.ts';

describe('a crop', () => {
  it('looks like the part cut out first', () => {
    fc.assert(
      fc.property(opaque, fc.nat(), fc.nat(), side, side, (image, a, b, width, height) => {
        const [x, y] = [a % image.width, b % image.height];
        const crop = { x, y, width: image.width - x, height: image.height - y };
        const cut = drawImage(crop.width, crop.height, (i, j) => {
          const [red = 0, green = 0, blue = 0] = colorAt(image, x + i, y + j);
          return [red, green, blue];
        });
        const shown = resampleImage(image, width, height, crop);
        expect(largestDifference(shown, resampleImage(cut, width, height))).toBeLessThan(2);
      }),
    );
  });

  it('may begin between two pixels: half a pixel further is half a step of a ramp', () => {
    const ramp = drawImage(40, 1, (x) => [x * 5, 0, 0]);
    const whole = resampleImage(ramp, 20, 1, { x: 10, y: 0, width: 20, height: 1 });
    const moved = resampleImage(ramp, 20, 1, { x: 10.4, y: 0, width: 20, height: 1 });
    expect(colorAt(whole, 10, 0)[0]).toBe(100);
    expect(colorAt(moved, 10, 0)[0]).toBe(102);
  });

  it('covers every pixel it touches and no other', () => {
    expect(coveredRect({ x: 1.5, y: 0, width: 3, height: 2.2 })).toEqual({
      x: 1,
      y: 0,
      width: 4,
      height: 3,
    });
    expect(coveredRect({ x: 0, y: 0, width: 3.0000000004, height: 1 }).width).toBe(3);
  });
});

describe('strips', () => {
  it('of any height give the rows of the whole, each once and in order', () => {
    fc.assert(
      fc.property(opaque, side, side, side, (image, width, height, rows) => {
        const whole = resampleImage(image, width, height);
        const out = new Uint8ClampedArray(width * height * 4);
        const order: number[] = [];
        const crop = { x: 0, y: 0, width: image.width, height: image.height };
        const push = createStripResampler({ crop, width, height }, (row, y) => {
          order.push(y);
          out.set(row, y * width * 4);
        });
        const strip = rows * image.width * 4;
        for (let at = 0; at < image.data.length; at += strip) {
          push(image.data.subarray(at, at + strip));
        }
        expect(order).toEqual(Array.from({ length: height }, (_, y) => y));
        expect(out).toEqual(whole.data);
      }),
    );
  });
});
