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

/** A dark ring in front of a light wall, and the masks of two models. */
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
/** A head above a shirt as white as the wall, with a detector's boxes. */
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

it('a wall beside people is hardly theirs, where the model of subjects alone sees it', () => {
  const isBeside = (x: number, y: number) => isDisc(x, y) && x > 40;
  const personMask = plane((x, y) => (isDisc(x, y) && !isBeside(x, y) ? 0.99 : 0.01));
  const subjectMask = plane((x, y) => (isDisc(x, y) ? 0.75 : 0.3));
  const believedBeside = (kind: number) =>
    findSubject(picture, { personMask, subjectMask, boxes: boxOf(kind, 0.7) }).believed.data[
      30 * width + 46
    ];
  expect(believedBeside(0)).toBeLessThan(0.45);
  expect(believedBeside(16)).toBeGreaterThan(0.5);
});
