/** MoveNet's joints in output order (COCO's), named from the person's side. */
export const jointNames = [
  'nose',
  'leftEye',
  'rightEye',
  'leftEar',
  'rightEar',
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
] as const;

export type JointName = (typeof jointNames)[number];

/** In pixels of the picture; `score` from 0 to 1 is the joint's visibility. */
export type Joint = { x: number; y: number; score: number };

export type BodyPose = Record<JointName, Joint>;

/** In pixels; the first pixel's centre is 0.5. */
export type Point = readonly [x: number, y: number];

export const pointOf = ({ x, y }: Joint): Point => [x, y];

export const between = (a: Point, b: Point, share = 0.5): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
