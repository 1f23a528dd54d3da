import { distanceBetween, facePoints, type Face } from '@tintory/imaging/faces';

export type PoseFit = 'good' | 'fair' | 'poor';

export type PoseComparison = {
  fit: PoseFit;
  /** Absolute differences in degrees. */
  yaw: number;
  pitch: number;
  roll: number;
  /** Difference of `mouthOpenness`. */
  mouth: number;
};

/**
 * Largest differences of a good and of a fair fit; beyond them it is poor. A turned head hides a
 * cheek, which no warp restores: 12° hardly show in photographs, from 20° on the nose is smeared. A
 * leaning head is only rotated, which leaves its light wrong. A mouth open by a third of the eyes'
 * distance in one face only needs invented teeth.
 */
const limits = {
  good: { yaw: 12.5, pitch: 12, roll: 30, mouth: 0.12 },
  fair: { yaw: 20, pitch: 25, roll: 75, mouth: 0.33 },
} as const;

/**
 * Largest lean of an upright head, in degrees; more is a head lying or upside down, or a false
 * detection.
 */
const mostLean = 50;

/** Largest yaw of a good fit, in degrees: beyond it an eye is behind the nose, and noses differ. */
const mostTurned = 30;

/** The gap between the lips, as a share of the distance between the eyes' outer corners. */
export const mouthOpenness = (mesh: Float32Array): number =>
  distanceBetween(mesh, facePoints.upperLipInner, facePoints.lowerLipInner) /
  Math.max(1e-9, distanceBetween(mesh, facePoints.leftEyeOuter, facePoints.rightEyeOuter));

/** Compares the poses of two faces for a swap; their order does not matter. */
export function comparePoses(
  a: Pick<Face, 'mesh' | 'rotation'>,
  b: Pick<Face, 'mesh' | 'rotation'>,
): PoseComparison {
  const turn = Math.abs(a.rotation.roll - b.rotation.roll) % 360;
  const differences = {
    yaw: Math.abs(a.rotation.yaw - b.rotation.yaw),
    pitch: Math.abs(a.rotation.pitch - b.rotation.pitch),
    roll: Math.min(turn, 360 - turn),
    mouth: Math.abs(mouthOpenness(a.mesh) - mouthOpenness(b.mesh)),
  };
  const upright = [a, b].every(({ rotation }) => Math.abs(rotation.roll) <= mostLean);
  const within = (most: Record<keyof typeof differences, number>) =>
    (Object.keys(differences) as (keyof typeof differences)[]).every(
      (name) => differences[name] <= most[name],
    );
  const ahead = [a, b].every(({ rotation }) => Math.abs(rotation.yaw) <= mostTurned);
  return {
    ...differences,
    fit: !upright || !within(limits.fair) ? 'poor' : ahead && within(limits.good) ? 'good' : 'fair',
  };
}
