import type { RgbaImage } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { cutSides } from './cut-sides.ts';

/** A picture of 200 × 200 pixels whose alpha covers some of them. */
function picture(covers: (x: number, y: number) => boolean): RgbaImage {
  const image = { data: new Uint8ClampedArray(200 * 200 * 4), width: 200, height: 200 };
  for (let i = 0; i < 200 * 200; i += 1) {
    if (covers(i % 200, Math.floor(i / 200))) image.data[i * 4 + 3] = 255;
  }
  return image;
}

const disc = picture((x, y) => Math.hypot(x - 99.5, y - 99.5) <= 100);
const bust = picture((x, y) => Math.hypot(x - 99.5, y - 60) <= 60.5 || y > 150);

describe('a subject that touches the sides of its picture', () => {
  it('is cut off there by a photograph', () => {
    expect(cutSides(disc)).toEqual({ left: true, right: true, above: true, below: true });
  });

  it('is whole where it was cut out and trimmed', () => {
    expect(cutSides(disc, true)).toEqual({ left: false, right: false, above: false, below: false });
  });

  it('is cut off below where shoulders end in a straight line', () => {
    expect(cutSides(bust, true)).toMatchObject({ above: false, below: true });
  });
});
