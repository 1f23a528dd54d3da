import { expect, it } from 'vitest';
import { drawImage, drawPlane, type Color } from '../testing/draw.ts';
import { filledGaps } from './filled-gaps.ts';

const [width, height] = [240, 200];
const isVase = (x: number, y: number) => Math.hypot(x - 100, y - 100) < 60;
const isHandle = (x: number, y: number) => Math.hypot(x - 166, y - 100) < 13;
const isLoop = (x: number, y: number) => Math.hypot(x - 167, y - 100) < 8 && !isVase(x, y);
const isDot = (x: number, y: number) => Math.hypot(x - 100, y - 150) < 6;
const isKept = (x: number, y: number) => isVase(x, y) || isHandle(x, y);

const wall = (y: number): Color => [236 - y / 20, 232 - y / 20, 226 - y / 20];
const clay: Color = [168, 96, 64];

/** The vase before the wall: what its loop and its dot are painted with. */
const vase = (loop: (y: number) => Color, dot: (y: number) => Color = () => clay) =>
  drawImage(width, height, (x, y) => {
    if (isDot(x, y)) return dot(y);
    if (isLoop(x, y)) return loop(y);
    return isKept(x, y) ? clay : wall(y);
  });

const mask = (isThere: (x: number, y: number) => boolean) =>
  drawPlane(width, height, (x, y) => (isThere(x, y) ? 1 : 0));
const kept = mask(isKept);
/** The models are sure of the vase, and less so of one part of it. */
const seenBut = (isDoubted: (x: number, y: number) => boolean) =>
  drawPlane(width, height, (x, y) => (isDoubted(x, y) ? 0.8 : isKept(x, y) ? 0.99 : 0.01));
const seen = seenBut(isLoop);

it('finds the wall in the loop of a handle that was left filled', () => {
  expect(filledGaps(vase(wall), kept, seen)).toBeGreaterThan(0.002);
});

it('finds nothing where the loop is open', () => {
  expect(
    filledGaps(
      vase(wall),
      mask((x, y) => isKept(x, y) && !isLoop(x, y)),
      seen,
    ),
  ).toBe(0);
});

it('takes what the models are sure of for the subject’s, whatever its colour', () => {
  expect(filledGaps(vase(wall), kept, kept)).toBe(0);
});

it('takes a white that is only a little like the wall for a decoration', () => {
  const dotted = (dot: Color) => {
    const picture = vase(
      () => clay,
      () => dot,
    );
    return filledGaps(picture, kept, seenBut(isDot));
  };
  expect(dotted([246, 245, 246])).toBe(0);
  expect(dotted(wall(150))).toBeGreaterThan(0);
});

it('takes a pale part that fades into the subject for the subject’s', () => {
  const pale = drawImage(width, height, (x, y) =>
    isKept(x, y) ? [230 - y / 20, 224 - y / 20, 216 - y / 20] : wall(y),
  );
  expect(filledGaps(pale, kept, seen)).toBe(0);
});
