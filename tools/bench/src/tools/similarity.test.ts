import type { Plane } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { psnr, ssim } from './similarity.ts';

const [width, height] = [40, 30];
const draw = (at: (x: number, y: number) => number): Plane => ({
  data: Float32Array.from({ length: width * height }, (_, i) =>
    at(i % width, Math.floor(i / width)),
  ),
  width,
  height,
});
const waves = (amplitude: number) =>
  draw((x, y) => 128 + amplitude * Math.sin(x * 0.9) * Math.cos(y * 0.7));

describe('the measures of likeness', () => {
  it('are perfect for the picture itself', () => {
    expect(ssim(waves(60), waves(60))).toBeCloseTo(1, 9);
    expect(psnr(waves(60), waves(60))).toBe(Infinity);
  });

  it('are those of the formulas for plain pictures', () => {
    const [a, b] = [draw(() => 100), draw(() => 110)];
    const c1 = 2.55 ** 2;
    expect(ssim(a, b)).toBeCloseTo((2 * 100 * 110 + c1) / (100 ** 2 + 110 ** 2 + c1), 5);
    expect(psnr(a, b)).toBeCloseTo(10 * Math.log10(255 ** 2 / 100), 6);
  });

  it('fall with lost contrast', () => {
    expect(ssim(waves(20), waves(60))).toBeLessThan(ssim(waves(50), waves(60)));
  });

  it('refuse pictures of other sizes', () => {
    expect(() => psnr(waves(60), { ...waves(60), width: 30, height: 40 })).toThrow('size');
  });
});
