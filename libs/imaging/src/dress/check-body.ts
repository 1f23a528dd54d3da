import { ImageError } from '../image-pool.ts';
import type { BodyPose } from '@tintory/pixels';

/** MoveNet is about this sure of a joint that is really seen. */
const seen = 0.42;
/** Shoulders narrower than this share of the torso's length are turned away. */
const leastBreadth = 0.45;

/**
 * Makes sure that a person can be dressed: shoulders and hips are seen, from the front.
 *
 * @throws ImageError `NoBody`
 */
export function checkBody(pose: BodyPose, size: { width: number; height: number }): void {
  const { leftShoulder, rightShoulder, leftHip, rightHip } = pose;
  const torso = Math.hypot(
    (leftShoulder.x + rightShoulder.x - leftHip.x - rightHip.x) / 2,
    (leftShoulder.y + rightShoulder.y - leftHip.y - rightHip.y) / 2,
  );
  const inside = [leftShoulder, rightShoulder, leftHip, rightHip].every(
    ({ x, y, score }) =>
      score > seen && x > 0 && x < size.width && y > 0 && y < size.height - torso * 0.05,
  );
  if (!inside) throw new ImageError('NoBody', 'Shoulders and hips are not both to be seen.');
  // Seen from behind, the person's right is on the right.
  const breadth = leftShoulder.x - rightShoulder.x;
  if (breadth < torso * leastBreadth || leftHip.x < rightHip.x) {
    throw new ImageError('NoBody', 'The person is turned away from the camera.');
  }
}
