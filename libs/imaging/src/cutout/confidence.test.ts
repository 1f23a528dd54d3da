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

/** Below this the contract's `warningsOf` reports a warning. */
const unsureBelow = 0.66;

const isHead = (x: number, y: number) => Math.hypot(x - 60, y - 45) < 34;
const isShirt = (x: number, y: number) => Math.abs(x - 60) < 30 && y > 70;
const head = plane(isHead);
const person = plane((x, y) => isHead(x, y) || isShirt(x, y));
const elsewhere = plane((x, y) => isShirt(x, y) && !isHead(x, y));
const nothing = plane(() => false);

it('is sure where both passes and the cutout agree', () => {
  expect(confidenceOf(head, { stretched: head, framed: head, together: head })).toBe(1);
});

it('does not warn of an outline that is drawn a little aside', () => {
  const wider = plane((x, y) => Math.hypot(x - 60, y - 45) < 35);
  expect(confidenceOf(head, { stretched: head, framed: wider, together: wider })).toBeGreaterThan(
    unsureBelow,
  );
});

it('warns of a cutout that is less than both passes saw', () => {
  expect(confidenceOf(head, { stretched: person, framed: person, together: person })).toBeLessThan(
    unsureBelow,
  );
});

it('warns of what the two passes see differently', () => {
  const passes = { stretched: head, framed: elsewhere, together: head };
  expect(confidenceOf(head, passes)).toBeLessThan(unsureBelow);
});

it('does not warn of people whom the model of people sees as they were cut', () => {
  const passes = { stretched: head, framed: head, together: head };
  expect(confidenceOf(person, passes)).toBeLessThan(unsureBelow);
  expect(confidenceOf(person, passes, person)).toBe(1);
});

it('has none where nothing was found', () => {
  expect(confidenceOf(nothing, { stretched: nothing, framed: nothing, together: nothing })).toBe(0);
});
