import type { Bounds, Plane, RgbaImage } from '@tintory/pixels';
import { distance, between, pointOf, type BodyPose, type Joint } from './body-pose.ts';
import type { GarmentKind } from './hang-garment.ts';

/** The region of a picture that a garment can change: from the head to the lowest possible hem. */
export function bodyArea(
  pose: BodyPose,
  kind: GarmentKind,
  { width, height }: { width: number; height: number },
): Bounds {
  const neck = between(pointOf(pose.leftShoulder), pointOf(pose.rightShoulder));
  const torso = distance(neck, between(pointOf(pose.leftHip), pointOf(pose.rightHip)));
  const names = ['Shoulder', 'Elbow', 'Wrist', 'Hip'] as const;
  const seen = names.flatMap((name) => [pose[`left${name}`], pose[`right${name}`]]);
  const xs = seen.filter(({ score }) => score > 0.2).map(({ x }) => x);
  const air = torso * 0.4;
  const wide = kind === 'dress' ? torso * 0.6 : 0;
  const left = Math.max(0, Math.floor(Math.min(...xs) - air - wide));
  const right = Math.min(width, Math.ceil(Math.max(...xs) + air + wide));
  const top = Math.max(0, Math.floor(neck[1] - torso));
  const bottom = Math.min(height, Math.ceil(neck[1] + torso * (kind === 'dress' ? 3.3 : 1.9)));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

export function cropPlane(plane: Plane, { x, y, width, height }: Bounds): Plane {
  const data = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const start = (y + row) * plane.width + x;
    data.set(plane.data.subarray(start, start + width), row * width);
  }
  return { data, width, height };
}

export function shiftPose(pose: BodyPose, { x, y }: Bounds): BodyPose {
  const shift = ([name, joint]: [string, Joint]) => [
    name,
    { ...joint, x: joint.x - x, y: joint.y - y },
  ];
  return Object.fromEntries(Object.entries(pose).map(shift)) as BodyPose;
}

/** Puts a changed region back into its picture; all other bytes stay the same. */
export function putBack(image: RgbaImage, area: Bounds, part: RgbaImage): RgbaImage {
  const { width, height } = image;
  const data = new Uint8ClampedArray(image.data);
  for (let row = 0; row < area.height; row += 1) {
    const line = part.data.subarray(row * area.width * 4, (row + 1) * area.width * 4);
    data.set(line, ((area.y + row) * width + area.x) * 4);
  }
  return { data, width, height };
}
