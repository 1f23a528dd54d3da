import { armLength, distanceToLine, walkArm, type Arm } from './body-frame.ts';
import { distance, type Point } from './body-pose.ts';

/** Half width of an arm at the shoulder and at the wrist, in shoulder widths. */
const [upperArm, wrist] = [0.125, 0.075];

/** 1 on the bone, 0 at the skin and beyond. */
export function depthInArm(place: Point, arm: Arm, shoulders: number): number {
  const upper = distanceToLine(place, arm.shoulder, arm.elbow) / (shoulders * upperArm);
  const lower =
    distanceToLine(place, arm.elbow, arm.wrist) / (shoulders * (upperArm + wrist) * 0.5);
  return Math.max(0, 1 - Math.min(upper, lower) ** 2);
}

/** The part of an arm that a sleeve of a length leaves bare. */
export function bareArm(arm: Arm, length: number): Arm {
  const [start] = walkArm(arm, Math.min(length, armLength(arm) - 1));
  return { ...arm, shoulder: start, elbow: isPastElbow(arm, length) ? start : arm.elbow };
}

/** The part of an arm that a sleeve of a length covers. */
export function coveredArm(arm: Arm, length: number): Arm {
  const [end] = walkArm(arm, Math.min(length, armLength(arm)));
  return { ...arm, wrist: end, elbow: isPastElbow(arm, length) ? arm.elbow : end };
}

/**
 * The part of an arm between a new sleeve's end and the own one's; undefined if that is not longer.
 */
export function betweenSleeves(arm: Arm, start: number, end: number): Arm | undefined {
  return end > start ? bareArm(coveredArm(arm, end), start) : undefined;
}

const isPastElbow = ({ shoulder, elbow }: Arm, length: number): boolean =>
  length > distance(shoulder, elbow);
