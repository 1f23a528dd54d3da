import { ImageError } from '@tintory/imaging';
import type { BodyPose } from './kernels/body-pose.ts';
import type { Plane } from '@tintory/pixels';

/** MoveNet's minimum score of a joint that is visible. */
const seen = 0.42;
/** Minimum shoulder width as a share of the torso's length; below it the body is turned away. */
const leastBreadth = 0.45;
/**
 * Maximum offset of the nose from the neck, in shoulder widths; more is a turned head or another
 * person's.
 */
const leastUpright = 0.5;
/** Usual ratio of torso length to shoulder width, joint to joint. */
const usualTorso = 1.45;
/** Minimum share of the torso that a waist-up picture has to show. */
const leastTorso = 0.6;
/**
 * Minimum share of the torso that the outline covers; below it the outline is not this person's.
 */
const leastCover = 0.85;

type Size = { width: number; height: number };

/**
 * Checks that a person can be dressed: seen from the front, from the shoulders to the hips, or to
 * the picture's lower border if that comes first.
 *
 * @returns the pose; hips below the border are estimated
 * @throws ImageError `NoBody`
 */
export function checkBody(pose: BodyPose, size: Size): BodyPose {
  const whole = withHips(pose, size);
  const { leftShoulder, rightShoulder, leftHip, rightHip, nose } = whole;
  const neck = middleOf(leftShoulder, rightShoulder);
  const hips = middleOf(leftHip, rightHip);
  const torso = Math.hypot(neck.x - hips.x, neck.y - hips.y);
  // From behind, the person's right side is on the right.
  const breadth = leftShoulder.x - rightShoulder.x;
  if (breadth < torso * leastBreadth || leftHip.x < rightHip.x) {
    throw new ImageError('NoBody', 'The person is turned away from the camera.');
  }
  if (nose.score > seen && Math.abs(nose.x - neck.x) > breadth * leastUpright) {
    throw new ImageError('NoBody', 'The person does not hold the head above the shoulders.');
  }
  return whole;
}

/**
 * Checks that the outline belongs to the person with these joints.
 *
 * @param alpha the person, 0 to 1
 * @throws ImageError `NoBody`
 */
export function checkOutline(
  { leftShoulder, rightShoulder, leftHip, rightHip }: BodyPose,
  { data, width, height }: Plane,
): void {
  let [inside, covered] = [0, 0];
  for (let down = 0; down <= 1; down += 0.1) {
    for (let along = 0; along <= 1; along += 0.1) {
      const mix = (a: number, b: number, share: number) => a + (b - a) * share;
      const place = (axis: 'x' | 'y') =>
        Math.floor(
          mix(
            mix(rightShoulder[axis], leftShoulder[axis], along),
            mix(rightHip[axis], leftHip[axis], along),
            down,
          ),
        );
      const [x, y] = [place('x'), place('y')];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      inside += 1;
      covered += (data[y * width + x] as number) > 0.5 ? 1 : 0;
    }
  }
  if (covered < inside * leastCover) {
    throw new ImageError('NoBody', 'The person cannot be told from the background.');
  }
}

function withHips(pose: BodyPose, { width, height }: Size): BodyPose {
  const { leftShoulder, rightShoulder, leftHip, rightHip } = pose;
  const isSeen = ({ x, y, score }: BodyPose['nose'], lowest: number) =>
    score > seen && x > 0 && x < width && y > 0 && y < lowest;
  if (!isSeen(leftShoulder, height) || !isSeen(rightShoulder, height)) {
    throw new ImageError('NoBody', 'The shoulders are not both to be seen.');
  }
  const neck = middleOf(leftShoulder, rightShoulder);
  const breadth = Math.hypot(leftShoulder.x - rightShoulder.x, leftShoulder.y - rightShoulder.y);
  const torso = breadth * usualTorso;
  const lowest = height - torso * 0.05;
  if (isSeen(leftHip, lowest) && isSeen(rightHip, lowest)) return pose;
  const shown = (height - neck.y) / torso;
  if (shown < leastTorso || shown > 1.05) {
    throw new ImageError('NoBody', 'The hips are not to be seen.');
  }
  const hip = (side: 1 | -1) => ({
    x: neck.x + side * breadth * 0.29,
    y: neck.y + torso,
    score: Math.min(leftShoulder.score, rightShoulder.score),
  });
  return { ...pose, leftHip: hip(1), rightHip: hip(-1) };
}

const middleOf = (a: BodyPose['nose'], b: BodyPose['nose']) => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});
