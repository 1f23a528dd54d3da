import { ImageError } from '@tintory/imaging';
import type { BodyPose } from './kernels/body-pose.ts';
import type { Plane } from '@tintory/pixels';

/** MoveNet is about this sure of a joint that is really seen. */
const seen = 0.42;
/** Shoulders narrower than this share of the torso's length are turned away. */
const leastBreadth = 0.45;
/** A head farther aside than this, in widths of the shoulders, is turned, or somebody else's. */
const leastUpright = 0.5;
/** A torso is about this many times as long as the shoulders are wide, joint to joint. */
const usualTorso = 1.45;
/** How much of a torso a picture of somebody from the waist up has to show. */
const leastTorso = 0.6;
/** How much of the torso the outline has to cover, or it is not that of this person. */
const leastCover = 0.85;

type Size = { width: number; height: number };

/**
 * Makes sure that a person can be dressed: seen from the front, from the shoulders down to the
 * hips, or to the picture's lower border where that comes first.
 *
 * @returns the pose; below the border the hips are where they usually are
 * @throws ImageError `NoBody`
 */
export function checkBody(pose: BodyPose, size: Size): BodyPose {
  const whole = withHips(pose, size);
  const { leftShoulder, rightShoulder, leftHip, rightHip, nose } = whole;
  const neck = middleOf(leftShoulder, rightShoulder);
  const hips = middleOf(leftHip, rightHip);
  const torso = Math.hypot(neck.x - hips.x, neck.y - hips.y);
  // Seen from behind, the person's right is on the right.
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
 * Makes sure that the outline is that of the person whose joints were found.
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
