import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPlane, type RgbaImage } from '../rgba-image.ts';
import { faintShare } from './faint-outline.ts';

const [width, height] = [120, 100];
type Color = [red: number, green: number, blue: number];

/** A disc of a colour on each of its sides, in front of a wall of one colour. */
function discBefore(wall: Color, left: Color, right: Color, radius = 30) {
  const image: RgbaImage = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const mask = createPlane(width, height);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const taken = Math.hypot(x - 60, y - 50) < radius;
    if (taken) mask.data[at] = 1;
    const color = taken ? (x < 60 ? left : right) : wall;
    image.data.set([...color, 255], at * 4);
  }
  return { image, mask };
}

const shareOf = ({ image, mask }: ReturnType<typeof discBefore>) => faintShare(image, mask);
const white: Color = [240, 240, 238];
const cream: Color = [238, 236, 230];
const ink: Color = [30, 40, 60];

it('is nothing where a subject stands out all around', () => {
  expect(shareOf(discBefore(white, ink, ink))).toBe(0);
});

it('is everything where a subject is as white as what is behind it', () => {
  expect(shareOf(discBefore(white, cream, cream))).toBe(1);
});

it('is the part of the outline that cannot be seen', () => {
  const share = shareOf(discBefore(white, cream, ink));
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});

it('does not count where the picture ends', () => {
  const { image, mask } = discBefore(white, ink, ink);
  mask.data.fill(1);
  expect(faintShare(image, mask)).toBe(0);
});

it('is no different for a colour in front of another or behind it', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const color = fc.tuple(byte, byte, byte);
  fc.assert(
    fc.property(color, color, fc.integer({ min: 8, max: 40 }), (one, other, radius) => {
      const share = shareOf(discBefore(one, other, other, radius));
      expect(share).toBe(shareOf(discBefore(other, one, one, radius)));
      expect([0, 1]).toContain(share);
    }),
    { numRuns: 30 },
  );
});
