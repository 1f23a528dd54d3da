import { boxFilter } from '../box-filter.ts';
import { blurBackground } from '../compose.ts';
import { mapPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import { distanceToLine, type Arm, type BodyFrame } from './body-frame.ts';
import type { Point } from './body-pose.ts';
import { onBody } from './person-layers.ts';
import { toneAt, type ToneModel } from './tone.ts';

/** Half the width of an arm at the shoulder and at the wrist, in widths of the shoulders. */
const [upperArm, wrist] = [0.125, 0.075];

/**
 * Paints over what the new garment leaves of the old one: arms and neck with the tone of the
 * face, everything else with the colours of the background around it.
 *
 * @param old the old clothes, 0 to 1
 * @param covered the new garment, 0 to 1
 * @param alpha the person, 0 to 1
 */
export function paintOverClothes(
  image: RgbaImage,
  planes: { old: Plane; covered: Plane; alpha: Plane },
  body: BodyFrame,
  tone: ToneModel,
  hem: number,
): RgbaImage & { data: Uint8ClampedArray } {
  const { width, height } = image;
  const data = new Uint8ClampedArray(image.data);
  const grow = Math.max(2, Math.round(body.shoulders * 0.02));
  const near = boxFilter(planes.old, grow);
  const around = boxFilter(planes.alpha, grow);
  const behind = backgroundOf(image, around, body.shoulders);
  const usual = meanBrightness(image, planes.old);
  for (let i = 0; i < near.data.length; i += 1) {
    const amount = Math.min(1, (near.data[i] as number) * 4);
    if (amount < 0.02 || (planes.covered.data[i] as number) > 0.98) continue;
    const place: Point = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const [share, aside] = onBody(place, body);
    const flesh = fleshAt(place, share, aside, body);
    // Whoever wears one thing from neck to knee keeps the lower part of it.
    if (flesh <= 0 && share > hem) continue;
    const light = ((toneAt(image.data, i * 4)[0] + 30) / (usual + 30)) ** 0.35;
    const skin = skinColor(tone, Math.min(1.06, Math.max(0.8, light)) * (0.86 + 0.14 * flesh));
    const solid = Math.min(1, flesh * 6);
    for (let c = 0; c < 3; c += 1) {
      const fill = (skin[c] as number) * solid + (behind.data[i * 4 + c] as number) * (1 - solid);
      data[i * 4 + c] = fill * amount + (data[i * 4 + c] as number) * (1 - amount);
    }
  }
  return { data, width, height };
}

/** How deep a place lies in arm, neck or upper chest: 0 beside them, 1 in their middle. */
function fleshAt(place: Point, share: number, aside: number, body: BodyFrame): number {
  const arms = Math.max(...body.arms.map((arm) => depthInArm(place, arm, body.shoulders)));
  // From the neck the shoulders slope down to their full width.
  const slope = Math.min(1, Math.max(0, (share + 0.14) / 0.12));
  const half = body.shoulders * (0.18 + 0.34 * slope);
  const trunk = share > -0.3 && share < 0.4 ? 1 - (Math.abs(aside) / half) ** 4 : 0;
  return Math.max(arms, trunk, 0);
}

/** 1 on the bone, 0 at the skin and beyond. */
export function depthInArm(place: Point, arm: Arm, shoulders: number): number {
  const upper = distanceToLine(place, arm.shoulder, arm.elbow) / (shoulders * upperArm);
  const lower =
    distanceToLine(place, arm.elbow, arm.wrist) / (shoulders * (upperArm + wrist) * 0.5);
  return Math.max(0, 1 - Math.min(upper, lower) ** 2);
}

/** The background's colours carried on behind the person, near ones first. */
function backgroundOf(image: RgbaImage, alpha: Plane, shoulders: number): RgbaImage {
  const person = mapPlane(alpha, (value) => Math.min(1, value * 8));
  return blurBackground(image, person, Math.max(3, Math.round(shoulders * 0.12)));
}

function meanBrightness({ data }: RgbaImage, weight: Plane): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < weight.data.length; i += 4) {
    if ((weight.data[i] as number) < 0.9) continue;
    sum += toneAt(data, i * 4)[0];
    count += 1;
  }
  return count ? sum / count : 128;
}

function skinColor({ mean: [y, cb, cr] }: ToneModel, light: number): [number, number, number] {
  const bright = y * light;
  const [red, blue] = [bright + (cr * light) / 0.713, bright + (cb * light) / 0.564];
  return [red, (bright - 0.299 * red - 0.114 * blue) / 0.587, blue];
}
