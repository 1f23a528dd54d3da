import { facePoints, pointAt, type HeadRotation } from './face.ts';

/** Pairs of points on a horizontal line in an upright face. */
const level = [
  [facePoints.leftEyeOuter, facePoints.rightEyeOuter],
  [facePoints.leftEyeInner, facePoints.rightEyeInner],
  [facePoints.leftCheek, facePoints.rightCheek],
  [facePoints.mouthLeft, facePoints.mouthRight],
] as const;

/** The longest line along the face's middle, unaffected by mouth and nose. */
const upright = [[facePoints.forehead, facePoints.chin]] as const;

/**
 * Degrees that the chin lies behind the forehead in a head looking straight ahead, mean over 90
 * portraits.
 */
const usualPitch = 10;

const degrees = 180 / Math.PI;

/**
 * The rotation of a head from the depth of its mesh: from the horizontal lines and the line from
 * forehead to chin.
 *
 * @param mesh x, y, z of each point, in one unit
 */
export function headRotation(mesh: Float32Array): HeadRotation {
  const [x, y, depth] = direction(mesh, level);
  const [, , fall] = direction(mesh, upright);
  const roll = Math.atan2(y, x) * degrees;
  return { yaw: Math.asin(depth) * degrees, pitch: Math.asin(fall) * degrees - usualPitch, roll };
}

/** The mean direction from first to second points, as a unit vector. */
function direction(
  mesh: Float32Array,
  pairs: readonly (readonly [number, number])[],
): [x: number, y: number, z: number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const [from, to] of pairs) {
    const [a, b] = [pointAt(mesh, from), pointAt(mesh, to)];
    for (const axis of [0, 1, 2] as const) sum[axis] += b[axis] - a[axis];
  }
  const length = Math.max(1e-9, Math.hypot(...sum));
  return [sum[0] / length, sum[1] / length, sum[2] / length];
}
