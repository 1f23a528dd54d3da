import type { Plane } from '@tintory/pixels';
import { between, distance, pointOf, type BodyPose, type Point } from './body-pose.ts';

/** An arm from shoulder to wrist; `side` is the picture's. */
export type Arm = {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  side: -1 | 1;
  /** Whether elbow and wrist are visible; otherwise they are estimated. */
  isSeen: boolean;
  /** Whether an estimated wrist may be above the elbow, such as a hand at the chin. */
  mayBeRaised: boolean;
};

/** A body seen from the front, measured in the picture. */
export type BodyFrame = {
  /** Between the shoulders. */
  neck: Point;
  /** Unit vector from the neck towards the hips. */
  down: Point;
  /** Unit vector towards the picture's right, along the shoulders. */
  across: Point;
  /** Distances from the shoulders to the hips and between the shoulders, in pixels. */
  torso: number;
  shoulders: number;
  arms: readonly [left: Arm, right: Arm];
  /** The person's extent from the axis to a side, in pixels, at a share of the torso. */
  halfWidth(share: number, side: -1 | 1): number;
  at(share: number, offset: number): Point;
};

/** Joints with a lower score are estimated. */
const seen = 0.2;

/** A wrist with a lower score gives no hint of its position. */
const hinted = 0.1;

/**
 * Measures a body by its joints and its outline.
 *
 * @param pose with visible shoulders and hips, from the front
 * @param alpha the person, 0 to 1
 */
export function bodyFrame(pose: BodyPose, alpha: Plane): BodyFrame {
  const [left, right] = [pointOf(pose.rightShoulder), pointOf(pose.leftShoulder)];
  const [leftHip, rightHip] = [pointOf(pose.rightHip), pointOf(pose.leftHip)];
  const neck = between(left, right);
  const pelvis = between(leftHip, rightHip);
  const torso = distance(neck, pelvis);
  const shoulders = distance(left, right);
  const down: Point = [(pelvis[0] - neck[0]) / torso, (pelvis[1] - neck[1]) / torso];
  const across: Point = [(right[0] - left[0]) / shoulders, (right[1] - left[1]) / shoulders];
  const arms = [armOf(pose, -1, torso, down), armOf(pose, 1, torso, down)] as const;
  const hips = distance(leftHip, rightHip);
  const level: Point = [(rightHip[0] - leftHip[0]) / hips, (rightHip[1] - leftHip[1]) / hips];
  // A leaning person's hips slope differently from the shoulders.
  const at = (share: number, offset: number): Point => {
    const [x, y] = between(across, level, Math.min(1, Math.max(0, share)));
    return [
      neck[0] + down[0] * share * torso + x * offset,
      neck[1] + down[1] * share * torso + y * offset,
    ];
  };
  const measure = (share: number, side: -1 | 1) => {
    // The hip joints lie inside: the body is wider by about three quarters (DIN 33402).
    const expected = lerp(shoulders * 0.5, Math.max(hips * 0.875, shoulders * 0.42), share);
    const arm = arms[side < 0 ? 0 : 1];
    const free = (point: Point) => distanceToArm(point, arm) > shoulders * 0.13;
    let reach = expected * 0.9;
    while (reach < expected * 1.35) {
      const point = at(share, side * reach);
      if (valueAt(alpha, point) < 0.5 || !free(point)) break;
      reach += 1;
    }
    return reach;
  };
  // Called for every pixel of a torso: cached per fiftieth of its length.
  const known = new Map<number, number>();
  const halfWidth = (share: number, side: -1 | 1) => {
    const step = Math.round(share * 50);
    const key = step * 2 + (side < 0 ? 0 : 1);
    const width = known.get(key) ?? measure(step / 50, side);
    known.set(key, width);
    return width;
  };
  return { neck, down, across, torso, shoulders, arms, halfWidth, at };
}

function armOf(pose: BodyPose, side: -1 | 1, torso: number, down: Point): Arm {
  const name = side < 0 ? 'right' : 'left';
  const shoulder = pointOf(pose[`${name}Shoulder`]);
  const [elbow, wrist] = [pose[`${name}Elbow`], pose[`${name}Wrist`]];
  const hang = (from: Point, length: number): Point => [
    from[0] + down[0] * length + side * length * 0.12,
    from[1] + down[1] * length,
  ];
  const bend = elbow.score > seen ? pointOf(elbow) : hang(shoulder, torso * 0.58);
  const end = wrist.score > seen ? pointOf(wrist) : hang(bend, torso * 0.48);
  const isSeen = Math.min(elbow.score, wrist.score) > seen;
  const up = (wrist.x - bend[0]) * down[0] + (wrist.y - bend[1]) * down[1] < 0;
  const mayBeRaised = wrist.score > hinted && wrist.score <= seen && up;
  return { shoulder, elbow: bend, wrist: end, side, isSeen, mayBeRaised };
}

/** The point at a length along an arm, and the arm's direction there. */
export function walkArm({ shoulder, elbow, wrist }: Arm, length: number): [Point, Point] {
  const upper = distance(shoulder, elbow);
  const [from, to, rest] =
    length <= upper ? [shoulder, elbow, length] : [elbow, wrist, length - upper];
  const size = Math.max(1e-6, distance(from, to));
  const way: Point = [(to[0] - from[0]) / size, (to[1] - from[1]) / size];
  return [[from[0] + way[0] * rest, from[1] + way[1] * rest], way];
}

export const armLength = ({ shoulder, elbow, wrist }: Arm): number =>
  distance(shoulder, elbow) + distance(elbow, wrist);

export const distanceToArm = (point: Point, { shoulder, elbow, wrist }: Arm): number =>
  Math.min(distanceToLine(point, shoulder, elbow), distanceToLine(point, elbow, wrist));

/** Distance from a point to a line segment. */
export function distanceToLine([x, y]: Point, a: Point, b: Point): number {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const square = Math.max(1e-9, ux * ux + uy * uy);
  const share = Math.min(1, Math.max(0, ((x - a[0]) * ux + (y - a[1]) * uy) / square));
  return Math.hypot(x - a[0] - share * ux, y - a[1] - share * uy);
}

/** The value of the pixel that contains a point; 0 outside the picture. */
export function valueAt({ data, width, height }: Plane, [x, y]: Point): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return 0;
  return data[row * width + column] as number;
}

const lerp = (a: number, b: number, share: number): number => a + (b - a) * share;
