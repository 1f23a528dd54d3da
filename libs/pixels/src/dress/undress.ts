import { boxFilter } from '../box-filter.ts';
import { blurBackground } from '../compose.ts';
import { mapPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import { bareArm, coveredArm, depthInArm } from './arm-parts.ts';
import type { Arm, BodyFrame } from './body-frame.ts';
import { distance, type Point } from './body-pose.ts';
import type { Hanging } from './hang-garment.ts';
import { onBody } from './person-layers.ts';
import { toneAt, type ToneModel } from './tone.ts';

type Undressed = {
  picture: RgbaImage & { data: Uint8ClampedArray };
  /** How much of the old clothes became background, for each pixel that the new garment hides. */
  overhang: number;
};

/**
 * Paints over what the new garment leaves of the old one: arms and neck with the tone of the
 * face, everything else with the colours of the background around it.
 *
 * @param old the old clothes, 0 to 1
 * @param skin of the person, 0 to 1: arms that sleeves hide go with the old clothes
 * @param covered the new garment, 0 to 1
 * @param alpha the person, 0 to 1
 */
export function paintOverClothes(
  image: RgbaImage,
  planes: { old: Plane; skin: Plane; covered: Plane; alpha: Plane },
  body: BodyFrame,
  tone: ToneModel,
  hanging: Pick<Hanging, 'hem' | 'sleeves' | 'collar'>,
): Undressed {
  const { width, height } = image;
  const data = new Uint8ClampedArray(image.data);
  const grow = Math.max(2, Math.round(body.shoulders * 0.02));
  const near = boxFilter(withHiddenArms(planes, body, hanging.sleeves), grow);
  const around = boxFilter(planes.alpha, grow);
  const behind = backgroundOf(image, around, body.shoulders);
  const usual = meanBrightness(image, planes.old);
  let [replaced, hidden] = [0, 0];
  for (let i = 0; i < near.data.length; i += 1) {
    hidden += planes.covered.data[i] as number;
    const amount = Math.min(1, (near.data[i] as number) * 4);
    if (amount < 0.02 || (planes.covered.data[i] as number) > 0.98) continue;
    const place: Point = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const [share, aside] = onBody(place, body);
    const flesh = fleshAt(place, share, aside, body, hanging);
    // Bare skin is better than any paint.
    if (flesh > 0 && (planes.skin.data[i] as number) > (planes.old.data[i] as number)) continue;
    // Whoever wears one thing from neck to knee keeps the lower part of it.
    if (flesh <= 0 && share > hanging.hem) continue;
    const light = ((toneAt(image.data, i * 4)[0] + 30) / (usual + 30)) ** 0.35;
    const skin = skinColor(tone, Math.min(1.06, Math.max(0.8, light)) * (0.86 + 0.14 * flesh));
    const solid = Math.min(1, flesh * 6);
    replaced +=
      (planes.old.data[i] as number) * (1 - (planes.covered.data[i] as number)) * (1 - solid);
    for (let c = 0; c < 3; c += 1) {
      const fill = (skin[c] as number) * solid + (behind.data[i * 4 + c] as number) * (1 - solid);
      data[i * 4 + c] = fill * amount + (data[i * 4 + c] as number) * (1 - amount);
    }
  }
  return { picture: { data, width, height }, overhang: replaced / Math.max(1, hidden) };
}

function withHiddenArms(
  { old, skin }: { old: Plane; skin: Plane },
  body: BodyFrame,
  sleeves: Hanging['sleeves'],
): Plane {
  const hidden = sleeves.map(({ arm, length }) => coveredArm(arm, length - body.shoulders * 0.05));
  return mapPlane(old, (value, i) => {
    if ((skin.data[i] as number) <= value) return value;
    const place: Point = [(i % old.width) + 0.5, Math.floor(i / old.width) + 0.5];
    const inside = hidden.some(
      (arm) => !isPast(place, arm) && depthInArm(place, arm, body.shoulders * 1.4) > 0,
    );
    return inside && onBody(place, body)[0] > 0.05 ? (skin.data[i] as number) : value;
  });
}

/** Whether a place lies beyond the end of an arm's covered part. */
function isPast([x, y]: Point, { shoulder, elbow, wrist }: Arm): boolean {
  const from = distance(elbow, wrist) > 1 ? elbow : shoulder;
  return (x - wrist[0]) * (wrist[0] - from[0]) + (y - wrist[1]) * (wrist[1] - from[1]) > 0;
}

/** How deep a place lies in bare arm, neck or upper chest: 0 beside them, 1 in their middle. */
function fleshAt(
  place: Point,
  share: number,
  aside: number,
  body: BodyFrame,
  { sleeves, collar }: Pick<Hanging, 'sleeves' | 'collar'>,
): number {
  const arms = body.arms.map((arm) => {
    const sleeve = sleeves.find(({ side }) => side === arm.side);
    return depthInArm(place, sleeve ? bareArm(arm, sleeve.length) : arm, body.shoulders);
  });
  // From the neck the shoulders slope down to their full width; sleeves hide all but the collar's.
  const slope = Math.min(1, Math.max(0, (share + 0.2) / 0.18));
  const neck = body.shoulders * 0.15;
  const wide = sleeves.length ? Math.max(neck, collar) : body.shoulders * 0.52;
  const half = neck + (wide - neck) * slope;
  const trunk = share > -0.3 && share < 0.4 ? 1 - (Math.abs(aside) / half) ** 4 : 0;
  return Math.max(...arms, trunk, 0);
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
