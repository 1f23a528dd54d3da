import { pointAt } from '@tintory/imaging/faces';
import type { VenomFace } from './venom-options.ts';

export type Point = readonly [x: number, y: number];

/** A face's coordinate system in the picture. */
export type FaceFrame = {
  mesh: Float32Array;
  /** Between the eyes. */
  middle: Point;
  /** Unit vectors towards the right of the picture and down the face. */
  right: Point;
  down: Point;
  /** From cheek to cheek and from forehead to chin, in pixels. */
  width: number;
  height: number;
};

export function faceFrame({ mesh }: VenomFace): FaceFrame {
  const at = (index: number): Point => {
    const [x, y] = pointAt(mesh, index);
    return [x, y];
  };
  const [left, right] = [mean(at(33), at(133)), mean(at(362), at(263))];
  const [forehead, chin] = [at(10), at(152)];
  const long = Math.max(1, Math.hypot(chin[0] - forehead[0], chin[1] - forehead[1]));
  const eyes = Math.max(1, Math.hypot(right[0] - left[0], right[1] - left[1]));
  const across: Point = [(right[0] - left[0]) / eyes, (right[1] - left[1]) / eyes];
  const [cheek, otherCheek] = [at(234), at(454)];
  return {
    mesh,
    middle: mean(left, right),
    right: across,
    down: [-across[1], across[0]],
    width: Math.max(1, Math.hypot(otherCheek[0] - cheek[0], otherCheek[1] - cheek[1])),
    height: long,
  };
}

export const mean = (a: Point, b: Point): Point => mixPoints(a, b, 0.5);

export const mixPoints = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A mesh point's position in the picture. */
export function meshPoint({ mesh }: FaceFrame, index: number): Point {
  const [x, y] = pointAt(mesh, index);
  return [x, y];
}

/** Moves a point along a face's axes, in face widths. */
export const shifted = (frame: FaceFrame, [x, y]: Point, right: number, down: number): Point => [
  x + (frame.right[0] * right + frame.down[0] * down) * frame.width,
  y + (frame.right[1] * right + frame.down[1] * down) * frame.width,
];

/** A position along a face's axes, in face widths from between the eyes. */
export function faceCoordinates(frame: FaceFrame, x: number, y: number): Point {
  const [dx, dy] = [(x - frame.middle[0]) / frame.width, (y - frame.middle[1]) / frame.width];
  return [dx * frame.right[0] + dy * frame.right[1], dx * frame.down[0] + dy * frame.down[1]];
}
