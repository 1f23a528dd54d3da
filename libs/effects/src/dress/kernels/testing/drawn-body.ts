import { createPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import { jointNames, type BodyPose } from '../body-pose.ts';

const [width, height] = [240, 360];

const places: Partial<Record<(typeof jointNames)[number], [number, number]>> = {
  nose: [120, 50],
  leftShoulder: [158, 102],
  rightShoulder: [82, 102],
  leftElbow: [178, 160],
  rightElbow: [62, 160],
  leftWrist: [192, 212],
  rightWrist: [48, 212],
  leftHip: [142, 206],
  rightHip: [98, 206],
};

export const drawnPose = Object.fromEntries(
  jointNames.map((name) => {
    const [x, y] = places[name] ?? [0, 0];
    return [name, { x, y, score: places[name] ? 0.9 : 0 }];
  }),
) as BodyPose;

type Color = readonly [number, number, number];
type Shape = (x: number, y: number) => boolean;

export const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom;
const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) < radius;

const skin: Color = [215, 160, 125];
const hair: Color = [62, 38, 24];
const black: Color = [34, 32, 37];

/** The right forearm lies across the belly: its joints, and its shapes below. */
export const crossedPose: BodyPose = {
  ...drawnPose,
  rightWrist: { x: 118, y: 168, score: 0.9 },
};
const crossedArm: [Color, Shape][] = [
  [skin, box(56, 104, 70, 168)],
  [skin, box(58, 154, 132, 174)],
];

/** The left arm hangs down: a short sleeve with skin below it. The right arm is hidden. */
const shortSleeves: [Color, Shape][] = [
  [skin, box(172, 130, 198, 214)],
  [[120, 130, 140], box(160, 96, 190, 142)],
];

/** Long hair that falls over one side of the chest. */
const longHair: [Color, Shape][] = [
  [hair, disc(120, 40, 32)],
  [skin, disc(120, 56, 22)],
  [hair, box(88, 40, 102, 150)],
];

/** Short black hair, and the equally dark inside of a collar on both sides of the neck. */
const darkCollar: [Color, Shape][] = [
  [black, disc(120, 36, 28)],
  [skin, disc(120, 54, 24)],
  [black, box(99, 80, 108, 95)],
  [black, box(132, 80, 141, 95)],
];

/** Head, grey shirt and dark trousers before a light wall. */
export function drawBody(...more: ('crossedArm' | 'shortSleeves' | 'longHair' | 'darkCollar')[]): {
  person: RgbaImage;
  alpha: Plane;
} {
  const parts: [Color, Shape][] = [
    [skin, disc(120, 50, 26)],
    [skin, box(108, 70, 132, 96)],
    [[40, 50, 90], box(84, 214, 156, 360)],
    [[120, 130, 140], box(76, 92, 164, 216)],
    ...(more.includes('crossedArm') ? crossedArm : []),
    ...(more.includes('shortSleeves') ? shortSleeves : []),
    ...(more.includes('longHair') ? longHair : []),
    ...(more.includes('darkCollar') ? darkCollar : []),
  ];
  return draw(parts, [225, 228, 226]);
}

/** A sleeveless red shirt on a light ground. */
export function drawShirt(
  outline = box(60, 40, 180, 220),
  neckline = disc(120, 40, 26),
): {
  garment: RgbaImage;
  garmentAlpha: Plane;
} {
  const shirt: Shape = (x, y) => outline(x, y) && !neckline(x, y);
  const { person: garment, alpha } = draw([[[200, 30, 35], shirt]], [240, 240, 238]);
  return { garment, garmentAlpha: alpha };
}

function draw(parts: [Color, Shape][], ground: Color): { person: RgbaImage; alpha: Plane } {
  const data = new Uint8ClampedArray(width * height * 4);
  const alpha = createPlane(width, height);
  for (let i = 0; i < alpha.data.length; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const part = parts.findLast(([, shape]) => shape(x, y));
    data.set([...(part?.[0] ?? ground), 255], i * 4);
    alpha.data[i] = part ? 1 : 0;
  }
  return { person: { data, width, height }, alpha };
}
