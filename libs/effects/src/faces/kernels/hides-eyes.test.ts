import { expect, it } from 'vitest';
import { hidesEyes } from './hides-eyes.ts';
import { drawnFace, drawnMesh } from './testing/drawn-face.ts';

const frame = { left: 260, top: 190, size: 480 };
const box = { x: frame.left, y: frame.top, width: frame.size, height: frame.size };
const lens = (u: number, v: number, side: -1 | 1) =>
  ((u - 0.5 - side * 0.17) / 0.15) ** 2 + ((v - 0.4) / 0.12) ** 2 < 1;
const faceWith = (sides: readonly (-1 | 1)[]) =>
  drawnFace(900, 800, frame, [205, 158, 130], undefined, (u, v) =>
    sides.some((side) => lens(u, v, side)) ? [25, 25, 28] : undefined,
  );
const hides = (sides: readonly (-1 | 1)[]) =>
  hidesEyes(faceWith(sides), { box, mesh: drawnMesh(frame) });

it('tells dark glasses on a face that stands anywhere in a large picture', () => {
  expect(hides([-1, 1])).toBe(true);
});

it('tells nothing of bare eyes, nor of one that is covered', () => {
  expect(hides([])).toBe(false);
  expect(hides([1])).toBe(false);
});

it('tells nothing of a face beyond the picture', () => {
  expect(hidesEyes(faceWith([-1, 1]), { box: { ...box, x: 2_000 }, mesh: drawnMesh(frame) })).toBe(
    false,
  );
});
