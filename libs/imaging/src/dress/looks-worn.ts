import {
  boxFilter,
  type BodyPose,
  type Bounds,
  type Joint,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { findObjects, type FoundObject } from '../models/object-boxes.ts';
import { findPose } from './find-pose.ts';

/** One dark cloth, as most people wear one: a pattern of its own hides what a thing is from a detector. */
const cloth = [39, 51, 79] as const;
/** How sure shoulders and hips have to be. */
const [leastShoulder, leastHip] = [0.18, 0.06];

/** Where in its box, down from the top, a garment has shoulders, and how far apart, in widths of it. */
const [highest, lowest, nearest] = [-0.08, 0.36, 0.33];
/** Where the hips are: below the shoulders, and above the very end. */
const [leastTorso, lowestHips] = [0.12, 0.8];
/** How much higher one side may be, and how far the two may be off the middle. */
const [mostSlope, mostAside] = [0.14, 0.12];

/** So sure of another thing the detector of objects is of a vase with handles, not of a dress. */
const mostThing = 0.42;

/**
 * Whether a detector of joints finds a body's shoulders and hips in an outline, painted as plain
 * cloth, where clothes have them: other things have them at the top, at the foot, or nowhere.
 *
 * @param alpha the thing, 0 to 1
 * @param box around it
 * @param isThing whether what the detector of objects finds is this thing, and no garment
 */
export async function looksWorn(
  alpha: Plane,
  box: Bounds,
  isThing: (object: FoundObject) => boolean,
): Promise<boolean> {
  const picture = painted(alpha);
  if (!hangsOnBody(await findPose(picture), box)) return false;
  return !(await findObjects(picture, mostThing)).some(isThing);
}

/** Whether shoulders and hips are where clothes have them. */
export function hangsOnBody(pose: BodyPose, box: Bounds): boolean {
  const sure = (a: Joint, b: Joint, least: number) => Math.min(a.score, b.score) > least;
  const { leftShoulder, rightShoulder, leftHip, rightHip } = pose;
  if (!sure(leftShoulder, rightShoulder, leastShoulder) || !sure(leftHip, rightHip, leastHip)) {
    return false;
  }
  const [shoulders, hips] = [
    pairIn(leftShoulder, rightShoulder, box),
    pairIn(leftHip, rightHip, box),
  ];
  const isLevel = [shoulders, hips].every(
    ({ slope, aside }) => slope < mostSlope && aside < mostAside,
  );
  return (
    isLevel &&
    shoulders.down > highest &&
    shoulders.down < lowest &&
    shoulders.apart > nearest &&
    hips.down > shoulders.down + leastTorso &&
    hips.down < lowestHips
  );
}

/** Two joints in shares of a box. */
function pairIn(a: Joint, b: Joint, { x, y, width, height }: Bounds) {
  return {
    down: ((a.y + b.y) / 2 - y) / height,
    slope: Math.abs(a.y - b.y) / height,
    apart: Math.abs(a.x - b.x) / width,
    aside: Math.abs(((a.x + b.x) / 2 - x) / width - 0.5),
  };
}

/** On white, a little darker towards its rim, as what is round is. */
function painted(alpha: Plane): RgbaImage {
  const { width, height } = alpha;
  const radius = Math.max(1, Math.round(width * 0.02));
  const inside = boxFilter(boxFilter(alpha, radius), radius);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  alpha.data.forEach((value, i) => {
    const light = 0.6 + 0.5 * (inside.data[i] as number);
    cloth.forEach((tone, c) => {
      data[i * 4 + c] = 255 * (1 - value) + tone * light * value;
    });
  });
  return { data, width, height };
}
