import type { Plane, RgbaImage } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { findSubject } from './find-subject.ts';

const [width, height] = [60, 60];
const plane = (at: (x: number, y: number) => number): Plane => ({
  data: Float32Array.from({ length: width * height }, (_, i) =>
    at(i % width, Math.floor(i / width)),
  ),
  width,
  height,
});
const isDisc = (x: number, y: number) => Math.hypot(x - 30, y - 30) < 20;
const isHole = (x: number, y: number) => Math.hypot(x - 30, y - 30) < 10;
const isRing = (x: number, y: number) => isDisc(x, y) && !isHole(x, y);

/** A dark ring before a light wall, and what two models make of it. */
const picture: RgbaImage = {
  data: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, i) => {
      const tone = isRing(i % width, Math.floor(i / width)) ? 40 : 210;
      return [tone, tone, tone, 255];
    }).flat(),
  ),
  width,
  height,
};
const aHead = plane((x, y) => (isDisc(x, y) ? 0.99 : 0.01));
const believedInside = (subjectMask: Plane) =>
  findSubject(picture, { personMask: aHead, subjectMask }).believed.data[30 * width + 30] ?? NaN;

it('a person that one model sees in a ring does not close it, where the other knows better', () => {
  expect(believedInside(plane((x, y) => (isRing(x, y) ? 0.99 : 0.01)))).toBeLessThan(0.1);
});

it('a person counts where the model of subjects is in doubt', () => {
  expect(believedInside(plane((x, y) => (isRing(x, y) ? 0.7 : 0.3)))).toBeGreaterThan(0.7);
});

it('an ear that one model leaves out of an animal stays, where the other sees it', () => {
  const dark: RgbaImage = {
    ...picture,
    data: picture.data.map((value, i) =>
      i % 4 < 3 && isDisc((i >> 2) % width, Math.floor((i >> 2) / width)) ? 40 : value,
    ),
  };
  const isEar = (x: number, y: number) => isDisc(x, y) && x > 40;
  const beside = plane((x, y) => (isDisc(x, y) && !isEar(x, y) ? 0.99 : 0.01));
  const seen = plane((x, y) => (isDisc(x, y) ? 0.75 : 0.3));
  const { agreed } = findSubject(dark, { personMask: beside, subjectMask: seen });
  expect(agreed.data[30 * width + 46]).toBeGreaterThan(0.5);
});
