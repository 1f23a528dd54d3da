import type { RgbaImage } from '@tintory/pixels';
import { decodePose, mapSide } from './decode-pose.ts';
import { loadMoveNet, moveNetSide } from './load-movenet.ts';
import { jointNames, type BodyPose, type Joint } from './kernels/body-pose.ts';

/** A square region of a picture, in pixels; may extend beyond its borders. */
type Square = { x: number; y: number; side: number };

/** Joints with a lower score do not locate the person. */
const seen = 0.2;
/**
 * Margin around the joints in the second pass, as a factor: the head's top and the hands are not
 * joints.
 */
const air = 1.45;

/**
 * Finds the joints of the person nearest to the middle: first in the whole picture, then in a
 * square around the found joints, as MoveNet's authors do between frames.
 */
export async function findPose(image: RgbaImage): Promise<BodyPose> {
  const side = Math.max(image.width, image.height);
  const whole = { x: (image.width - side) / 2, y: (image.height - side) / 2, side };
  const first = await lookAt(image, whole);
  const closer = squareAround(first);
  if (!closer || closer.side > side * 0.95) return first;
  const second = await lookAt(image, closer);
  return certainty(second) >= certainty(first) * 0.9 ? second : first;
}

async function lookAt(image: RgbaImage, square: Square): Promise<BodyPose> {
  const model = await loadMoveNet();
  const [center, regress, heat, offset] = await model.run(squarePlanes(image, square));
  if (!center || !regress || !heat || !offset) throw new Error('MoveNet gave no answer.');
  const scale = square.side / mapSide;
  const joints = decodePose(center, regress, heat, offset).map(({ x, y, score }): Joint => ({
    x: square.x + x * scale,
    y: square.y + y * scale,
    score,
  }));
  return Object.fromEntries(jointNames.map((name, i) => [name, joints[i]])) as BodyPose;
}

const certainty = (pose: BodyPose): number =>
  pose.leftShoulder.score + pose.rightShoulder.score + pose.leftHip.score + pose.rightHip.score;

function squareAround(pose: BodyPose): Square | undefined {
  const joints = Object.values(pose).filter(({ score }) => score > seen);
  if (joints.length < 4) return undefined;
  const [left, right] = reach(joints.map(({ x }) => x));
  const [top, bottom] = reach(joints.map(({ y }) => y));
  const side = Math.max(right - left, bottom - top) * air;
  return { x: (left + right - side) / 2, y: (top + bottom - side) / 2, side };
}

const reach = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;

/** The mean colour per pixel of the model's square, -1 to 1; black outside the picture. */
function squarePlanes(image: RgbaImage, { x, y, side }: Square): Float32Array {
  const area = moveNetSide * moveNetSide;
  const planes = new Float32Array(3 * area).fill(-1);
  const step = side / moveNetSide;
  for (let i = 0; i < area; i += 1) {
    const left = x + (i % moveNetSide) * step;
    const top = y + Math.floor(i / moveNetSide) * step;
    readMean(image, left, top, step, planes, i);
  }
  return planes;
}

/** Writes the mean colour of a square into three planes. */
function readMean(
  { data, width, height }: RgbaImage,
  left: number,
  top: number,
  side: number,
  planes: Float32Array,
  to: number,
): void {
  const [firstX, firstY] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
  const endX = Math.min(width, Math.max(firstX + 1, Math.floor(left + side)));
  const endY = Math.min(height, Math.max(firstY + 1, Math.floor(top + side)));
  if (left + side < 0 || top + side < 0 || endX <= firstX || endY <= firstY) return;
  let [red, green, blue] = [0, 0, 0];
  for (let row = firstY; row < endY; row += 1) {
    for (let at = (row * width + firstX) * 4; at < (row * width + endX) * 4; at += 4) {
      red += data[at] as number;
      green += data[at + 1] as number;
      blue += data[at + 2] as number;
    }
  }
  const scale = 1 / (127.5 * (endX - firstX) * (endY - firstY));
  const area = planes.length / 3;
  planes[to] = red * scale - 1;
  planes[area + to] = green * scale - 1;
  planes[area * 2 + to] = blue * scale - 1;
}
