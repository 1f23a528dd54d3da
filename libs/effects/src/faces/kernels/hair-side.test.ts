import { expect, it } from 'vitest';
import { hairSide } from './hair-side.ts';
import { drawnFace, drawnMesh } from './testing/drawn-face.ts';

const frame = { left: 260, top: 190, size: 480 };
const box = { x: frame.left, y: frame.top, width: frame.size, height: frame.size };
const skin: [number, number, number] = [205, 158, 130];

type Paint = (u: number, v: number) => [number, number, number] | undefined;

const sideOf = (paint: Paint) =>
  hairSide(drawnFace(900, 800, frame, skin, undefined, paint), { box, mesh: drawnMesh(frame) });

/** Thin strands of the skin's own colour, lighter and darker. */
const strands: Paint = (u) => (Math.sin(u * 160) > 0 ? [222, 172, 140] : [120, 86, 66]);
/** Adds pupils to drawn eyes, which have none. */
const pupils: Paint = (u, v) =>
  Math.hypot(Math.abs(u - 0.5) - 0.16, v - 0.38) < 0.04 ? [20, 14, 12] : undefined;

it('tells on which half strands hang over forehead, eye and cheek', () => {
  expect(sideOf((u, v) => (u > 0.58 ? strands(u, v) : undefined))).toBe(1);
  expect(sideOf((u, v) => (u < 0.42 ? strands(u, v) : undefined))).toBe(0);
});

it('tells where smooth hair hides a pupil that the other eye has', () => {
  expect(sideOf((u, v) => (u < 0.42 ? [190, 150, 104] : pupils(u, v)))).toBe(0);
});

it('tells strands over one jaw alone', () => {
  expect(sideOf((u, v) => (u > 0.6 && v > 0.5 ? strands(u, v) : pupils(u, v)))).toBe(1);
});

it.each<[string, Paint]>([
  ['a bare face', pupils],
  ['a face with hair over both halves', strands],
  ['one brow over wrinkles', (u, v) => (u > 0.55 && v < 0.3 ? strands(u, v) : pupils(u, v))],
  ['a beard', (u, v) => (v > 0.6 ? strands(u, v) : pupils(u, v))],
])('tells nothing of %s', (_, paint) => {
  expect(sideOf(paint)).toBeUndefined();
});

it('tells nothing of a face beyond the picture', () => {
  const image = drawnFace(900, 800, frame, skin);
  const away = { box: { ...box, x: 2_000 }, mesh: drawnMesh(frame) };
  expect(hairSide(image, away)).toBeUndefined();
});
