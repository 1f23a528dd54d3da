import { type Plane, fillPolygon } from '@tintory/pixels';
import { pointAt } from '@tintory/imaging/faces';
import { browsAndEyes } from './face-masks.ts';
import { outline, widened } from './mesh-polygons.ts';

/** Left and right: from the lower lid to the cheekbone. */
const belowEyes: readonly (readonly number[])[] = [
  [31, 228, 229, 230, 231, 232, 121, 120, 119, 118, 117, 111],
  [261, 448, 449, 450, 451, 452, 350, 349, 348, 347, 346, 340],
];

/** Left and right: the cheek below glasses. */
const lowerCheeks: readonly (readonly number[])[] = [
  [205, 36, 206, 207, 187],
  [425, 266, 426, 427, 411],
];

/** The forehead above raised brows. */
const forehead: readonly number[] = [
  54, 103, 67, 109, 10, 338, 297, 332, 284, 333, 299, 337, 151, 108, 69, 104,
];

/** Left and right: the skin above a brow. */
const aboveBrows: readonly (readonly number[])[] = [
  [71, 68, 104, 69, 108, 107, 66, 105, 63, 70],
  [301, 298, 333, 299, 337, 336, 296, 334, 293, 300],
];

/** Left and right: brow and eye with the skin around them, from the nose to the temple. */
const sides: readonly (readonly number[])[] = [
  [6, 168, 9, 151, 108, 69, 104, 68, 71, 139, 34, 227, 116, 117, 118, 119, 120, 121, 128, 122],
  [6, 168, 9, 151, 337, 299, 333, 298, 301, 368, 264, 447, 345, 346, 347, 348, 349, 350, 357, 351],
];

/** Where glasses are: from the brows to the cheeks, from temple to temple. */
const glasses: readonly number[] = [
  162, 70, 63, 105, 66, 107, 9, 336, 296, 334, 293, 300, 389, 454, 352, 280, 371, 5, 142, 50, 123,
  234,
];

/**
 * Left and right: half of the face without nose and mouth, as inner points and points on the face's
 * border.
 */
const halves: readonly (readonly [inner: readonly number[], border: readonly number[]])[] = [
  [
    [150, 170, 211, 204, 43, 57, 186, 92, 98, 198, 6, 168, 9],
    [10, 109, 67, 103, 54, 21, 162, 127, 234, 93, 132, 58, 172, 136],
  ],
  [
    [379, 395, 431, 424, 273, 287, 410, 322, 327, 420, 6, 168, 9],
    [10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365],
  ],
];

/** The point between the eyes, and the factor by which border points are moved away from it. */
const [middle, beyond] = [168, 1.2];

/** Left and right: from the cheekbone to the jaw. */
const jaws: readonly (readonly number[])[] = [
  [234, 123, 50, 207, 212, 210, 136, 172, 58, 132, 93],
  [454, 352, 280, 427, 432, 430, 365, 397, 288, 361, 323],
];

/** Margin around `glasses`, as a share of the face's width. */
const aroundGlasses = 0.03;

/** The area of glasses with a margin, 1 or 0. */
export const glassesMask = (
  mesh: Float32Array,
  faceWidth: number,
  width: number,
  height: number,
): Plane => widened(fillPolygon(width, height, outline(mesh, glasses)), faceWidth * aroundGlasses);

/** The forehead without the brows, 1 or 0. */
export const foreheadMask = (mesh: Float32Array, width: number, height: number): Plane =>
  fillPolygon(width, height, outline(mesh, forehead));

/**
 * Masks of 1 or 0, left first: the skin above a brow; brow and eye; both with the skin around them.
 */
export const sideMasks = (mesh: Float32Array, width: number, height: number) => {
  const [above, eyes, around] = [aboveBrows, browsAndEyes, sides].map((polygons) =>
    polygons.map((points) => fillPolygon(width, height, outline(mesh, points))),
  ) as [Plane[], Plane[], Plane[]];
  return { above, eyes, around };
};

type MasksOf = (mesh: Float32Array, width: number, height: number) => Plane[];

const masksOf =
  (polygons: readonly (readonly number[])[]): MasksOf =>
  (mesh, width, height) =>
    polygons.map((points) => fillPolygon(width, height, outline(mesh, points)));

/** Masks above each brow, 1 or 0. */
export const aboveBrowsMasks = masksOf(aboveBrows);

/** Masks below each eye, 1 or 0. */
export const belowEyesMasks = masksOf(belowEyes);

/** Masks of each side of the jaw, 1 or 0. */
export const jawMasks = masksOf(jaws);

/**
 * Masks of each half of the face without nose and mouth, extended beyond the face's border, 1 or 0.
 */
export function halfMasks(mesh: Float32Array, width: number, height: number): Plane[] {
  const [x, y] = pointAt(mesh, middle);
  const outwards = (points: readonly number[]) =>
    outline(mesh, points).map(([across, down]): [number, number] => [
      x + (across - x) * beyond,
      y + (down - y) * beyond,
    ]);
  return halves.map(([inner, border]) =>
    fillPolygon(width, height, [...outline(mesh, inner), ...outwards(border)]),
  );
}

/** Masks of each cheek below glasses, 1 or 0. */
export const bareSkinMasks = masksOf(lowerCheeks);
