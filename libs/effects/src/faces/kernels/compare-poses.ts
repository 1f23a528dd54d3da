import { distanceBetween, facePoints, type Face } from '@tintory/imaging/faces';

export type PoseFit = 'good' | 'fair' | 'poor';

export type PoseComparison = {
  fit: PoseFit;
  /** Differences without sign, in degrees. */
  yaw: number;
  pitch: number;
  roll: number;
  /** Difference of `mouthOpenness`. */
  mouth: number;
};

/**
 * The largest differences of a good and of a fair fit; more of any of them is poor. A turned head
 * hides a cheek, which no warp brings back: 12° are hardly seen in photographs, from 20° on the nose
 * is smeared over it. A leaning head is only turned back, so that nothing but its light is wrong. A mouth that
 * is open by a third of the eyes' distance in one face only has teeth to be made up.
 */
const limits = {
  good: { yaw: 12.5, pitch: 12, roll: 30, mouth: 0.12 },
  fair: { yaw: 20, pitch: 25, roll: 75, mouth: 0.33 },
} as const;

/** A head leans hardly further: what looks like it is one that lies, or stands upside down. */
const mostLean = 50;

/** Of a head that is turned further an eye is behind the nose, and no two noses are alike. */
const mostTurned = 30;

/** The gap between the lips, as a share of the distance between the eyes' outer corners. */
export const mouthOpenness = (mesh: Float32Array): number =>
  distanceBetween(mesh, facePoints.upperLipInner, facePoints.lowerLipInner) /
  Math.max(1e-9, distanceBetween(mesh, facePoints.leftEyeOuter, facePoints.rightEyeOuter));

/** Tells whether one face can be put onto another; the order of the two does not matter. */
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
