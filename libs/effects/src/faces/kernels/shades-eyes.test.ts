import { expect, it } from 'vitest';
import { shadesEyes } from './shades-eyes.ts';
import { drawnFace, drawnMesh } from './testing/drawn-face.ts';

const frame = { left: 260, top: 190, size: 480 };
const box = { x: frame.left, y: frame.top, width: frame.size, height: frame.size };
const skin: [number, number, number] = [205, 158, 130];
/** White on either side of a pupil. */
const white = (u: number, v: number, side: -1 | 1) => {
  const [across, down] = [u - 0.5 - side * 0.16, v - 0.38];
  return (across / 0.06) ** 2 + (down / 0.03) ** 2 < 1 && Math.abs(across) > 0.015;
};
const shades = (open: readonly (-1 | 1)[], light = 1) =>
  shadesEyes(
    drawnFace(
      900,
      800,
      frame,
      skin,
      () => light,
      (u, v) =>
        open.some((side) => white(u, v, side))
          ? [230 * light, 225 * light, 220 * light]
          : undefined,
    ),
    { box, mesh: drawnMesh(frame) },
  );

it('tells eyes that are as dark as the sockets they lie in', () => {
  expect(shades([])).toBe(true);
});

it('tells nothing where the white of one eye is seen, in the light or in the dark', () => {
  expect(shades([-1, 1])).toBe(false);
  expect(shades([1])).toBe(false);
  expect(shades([-1, 1], 0.4)).toBe(false);
});

it('tells nothing of a face beyond the picture', () => {
  const image = drawnFace(900, 800, frame, skin);
  expect(shadesEyes(image, { box: { ...box, x: 2_000 }, mesh: drawnMesh(frame) })).toBe(false);
});
