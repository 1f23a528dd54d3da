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

/** A head above a shirt that is as white as the wall, as a detector sees it. */
const isHead = (x: number, y: number) => isDisc(x, y + 10);
const isPerson = (x: number, y: number) => isHead(x, y) || (y > 35 && Math.abs(x - 30) < 20);
const boxOf = (kind: number, score: number, height = 0.8) => [
  { x: 0.1, y: 0.2, width: 0.8, height, score, kind },
];
const shirt = (boxes: ReturnType<typeof boxOf>) => {
  const subjectMask = plane((x, y) => (isHead(x, y) ? 0.999 : 0.001));
  const personMask = plane((x, y) => (isPerson(x, y) ? 0.99 : 0.01));
  return findSubject(picture, { personMask, subjectMask, boxes }).believed.data[52 * width + 16];
};

it('people whom the detector sees keep their shirt, though the model of subjects is sure of less', () => {
  expect(shirt(boxOf(0, 0.7))).toBeGreaterThan(0.6);
  expect(shirt(boxOf(0, 0.42))).toBeGreaterThan(0.6);
});

it('what a detector is not sure of, takes for a thing, or sees far behind, is no person', () => {
  expect(shirt(boxOf(0, 0.3))).toBeLessThan(0.3);
  expect(shirt(boxOf(41, 0.7))).toBeLessThan(0.3);
  expect(shirt(boxOf(0, 0.7, 0.1))).toBeLessThan(0.3);
});

it('hair as dark as the wall is surely people’s, though the model of subjects sees none of it', () => {
  const dark: RgbaImage = {
    ...picture,
    data: picture.data.map((value, i) => (i % 4 < 3 ? 40 : value)),
  };
  const subjectMask = plane((x, y) => (isDisc(x, y) && y > 30 ? 0.99 : 0.001));
  const hairOf = (kind: number) => {
    const hints = { personMask: aHead, subjectMask, boxes: boxOf(kind, 0.7) };
    return findSubject(dark, hints).agreed.data[18 * width + 30];
  };
  expect(hairOf(0)).toBe(1);
  expect(hairOf(16)).toBeLessThan(1);
});

it('a wall beside people is not theirs, however the model of subjects sees it', () => {
  const isBeside = (x: number, y: number) => isDisc(x, y) && x > 40;
  const personMask = plane((x, y) => (isDisc(x, y) && !isBeside(x, y) ? 0.99 : 0.01));
  const subjectMask = plane((x, y) => (isDisc(x, y) ? 0.75 : 0.3));
  const seenBeside = (kind: number) =>
    findSubject(picture, { personMask, subjectMask, boxes: boxOf(kind, 0.7) }).seen?.data[
      30 * width + 46
    ];
  expect(seenBeside(0)).toBeLessThan(0.1);
  expect(seenBeside(16)).toBeGreaterThan(0.4);
});
