import type { Plane } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { confidenceOf } from './confidence.ts';

const [width, height] = [120, 120];
const plane = (isThere: (x: number, y: number) => boolean): Plane => ({
  data: Float32Array.from({ length: width * height }, (_, i) =>
    isThere(i % width, Math.floor(i / width)) ? 1 : 0,
  ),
  width,
  height,
});

/** From the doubt's threshold on a cutout passes as sure. */
const sure = 0.66;

const isHead = (x: number, y: number) => Math.hypot(x - 60, y - 45) < 34;
const isNeck = (x: number, y: number) => Math.abs(x - 60) < 8 && y >= 78 && y < 100;
const isChin = (x: number, y: number) => Math.abs(x - 60) < 14 && y >= 74 && y < 88;
const head = plane(isHead);
/** Nearly the head: as much is believed beside it as of many a right cutout. */
const believed = plane((x, y) => isHead(x, y) || isChin(x, y));

it('is sure of a cutout that is nearly what was believed, and what the models see', () => {
  expect(confidenceOf(believed, head)).toBeGreaterThan(sure);
  expect(confidenceOf(believed, head, head)).toBe(confidenceOf(believed, head));
});

it('is not sure of a head whose neck is gone though the models see it', () => {
  const seen = plane((x, y) => isHead(x, y) || isNeck(x, y));
  expect(confidenceOf(believed, head, seen)).toBeLessThan(sure);
});

it('is not sure of a helmet that is kept without the visor the models see', () => {
  const isVisor = (x: number, y: number) => Math.hypot(x - 60, y - 50) < 12;
  const ring = plane((x, y) => isHead(x, y) && !isVisor(x, y));
  const expected = plane((x, y) => (isHead(x, y) && !isVisor(x, y)) || isChin(x, y));
  expect(confidenceOf(expected, ring)).toBeGreaterThan(sure);
  expect(confidenceOf(expected, ring, head)).toBeLessThan(sure);
});

it('takes an outline that the models see a little aside for no doubt', () => {
  const wider = plane((x, y) => Math.hypot(x - 60, y - 45) < 37);
  expect(confidenceOf(believed, head, wider)).toBe(confidenceOf(believed, head));
});

it('trusts what colours and contours wholly agree on, for models do not know everything', () => {
  expect(confidenceOf(head, head, plane(isNeck))).toBe(1);
});

it('tells what the models see otherwise, and does not have it refused', () => {
  const elsewhere = confidenceOf(believed, head, plane(isNeck));
  expect(elsewhere).toBeGreaterThanOrEqual(0.5);
  expect(elsewhere).toBeLessThan(sure);
});

it('doubts a picture of people where all that look at it see it otherwise', () => {
  const longer = plane((x, y) => isHead(x, y) || isNeck(x, y));
  const alone = confidenceOf(believed, head, longer, { mask: longer, subject: head });
  expect(alone).toBe(confidenceOf(believed, head));
  expect(confidenceOf(believed, head, longer, { mask: longer, subject: longer })).toBeLessThan(
    sure,
  );
});

it('tells that what lies between somebody’s arm and body may have been kept', () => {
  const isBetween = (x: number, y: number) => Math.abs(x - 60) < 14 && Math.abs(y - 45) < 14;
  const mask = plane(isHead);
  const half = {
    ...mask,
    data: mask.data.map((value, i) => (isBetween(i % width, Math.floor(i / width)) ? 0.5 : value)),
  };
  expect(confidenceOf(head, head, head, { mask: half, subject: head })).toBe(0.5);
  expect(confidenceOf(head, head, head, { mask, subject: head })).toBe(1);
});
