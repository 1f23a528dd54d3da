import { describe, expect, it } from 'vitest';
import { colorAt, drawImage } from '@tintory/pixels/testing';
import { anisotropicKuwahara } from './anisotropic-kuwahara.ts';
import { lumaOf, flowField } from '@tintory/pixels';

const noise = (x: number, y: number) => ((x * 37 + y * 91) % 11) * 4 - 20;
const picture = drawImage(60, 40, (x, y) => {
  const value = (x < 30 ? 190 : 60) + noise(x, y);
  return [value, value, value];
});
const flat = anisotropicKuwahara(picture, flowField(lumaOf(picture), 4), 5);

describe('the anisotropic Kuwahara filter', () => {
  it('evens out noise', () => {
    for (let x = 8; x < 22; x += 1) {
      const [red = NaN] = colorAt(flat, x, 20);
      expect(Math.abs(red - 190)).toBeLessThan(7);
    }
  });

  it('keeps an edge sharp', () => {
    const [left = NaN] = colorAt(flat, 28, 20);
    const [right = NaN] = colorAt(flat, 31, 20);
    expect(left - right).toBeGreaterThan(100);
  });

  it('does alike in every row and column, however large and odd the picture', () => {
    const stripes = drawImage(61, 300, (x) => [x * 4, 255 - x * 4, x % 2 ? 90 : 30]);
    const even = anisotropicKuwahara(stripes, flowField(lumaOf(stripes), 4), 4);
    for (const y of [0, 127, 128, 129, 255, 256, 299]) {
      for (let x = 0; x < 61; x += 1) expect(colorAt(even, x, y)).toEqual(colorAt(even, x, 64));
    }
    const [red = NaN, green = NaN] = colorAt(even, 60, 64);
    expect(red).toBeGreaterThan(220);
    expect(green).toBeLessThan(35);
  });
});
