import {
  boxFilter,
  blurBackground,
  shrinkPlane,
  stretchImage,
  createPlane,
  mapPlane,
  type Plane,
  type RgbaImage,
  createSampler,
} from '@tintory/pixels';
import { bandsOf, planeRows, type Band } from './bands.ts';
import { bareParts, fleshAt, withHiddenArms, type Bareness, type BareParts } from './bare-parts.ts';
import { armLength, valueAt, walkArm, type BodyFrame } from './body-frame.ts';
import type { Point } from './body-pose.ts';
import { keptAt } from './own-sleeves.ts';
import { onBody } from './person-layers.ts';
import { fitTones, litColor, toneAt, type Tone, type ToneModel } from './tone.ts';

type ClothesPlanes = { old: Plane; skin: Plane; covered: Plane; alpha: Plane };

export type Undressed = {
  picture: RgbaImage & { data: Uint8ClampedArray };
  /** How much of each pixel became background, 0 to 255. */
  gone: Uint8ClampedArray;
  /** Old clothes replaced by background, per pixel of the new garment. */
  overhang: number;
  /** Old clothes replaced by skin, per pixel of the new garment. */
  bared: number;
};

/** Values shared by all rows of a picture. */
type Painting = {
  body: BodyFrame;
  tone: ToneModel;
  /** Colour of the arms' visible skin, which is lit differently from the face. */
  armTone: ToneModel;
  hanging: Bareness;
  bare: BareParts;
  /** Mean brightness of the old clothes. */
  usual: number;
  /** Dilation of the old clothes and of the person's outline, in pixels. */
  grow: number;
  /** The background's colours extended behind the person. */
  behind: (channel: 0 | 1 | 2, x: number, y: number) => number;
};

/** Smaller amounts of paint are invisible. */
const leastAmount = 0.02;
/** Skin darker than this share of its tone is in the shadow of a sleeve or a neckline. */
const shade = 0.86;
/** Blur radius of the background, in pixels of its reduced size. */
const blurRadius = 8;

/**
 * Paints over the old clothes that the new garment leaves visible: arms and neck in the face's
 * tone, everything else in the colours of the surrounding background.
 *
 * @param old the old clothes, 0 to 1
 * @param skin of the person, 0 to 1: arms hidden by sleeves are treated as old clothes
 * @param covered the new garment, 0 to 1
 * @param alpha the person, 0 to 1
 */
export function paintOverClothes(
  image: RgbaImage,
  planes: ClothesPlanes,
  body: BodyFrame,
  tone: ToneModel,
  hanging: Bareness,
): Undressed {
  const { width, height } = image;
  const picture = { data: new Uint8ClampedArray(image.data), width, height };
  const gone = new Uint8ClampedArray(width * height);
  const usual = meanBrightness(image, planes.old);
  const grow = Math.max(2, Math.round(body.shoulders * 0.02));
  const armTone = toneOfArms(image, planes.skin, body) ?? tone;
  const bare = bareParts(body, hanging);
  const behind = backgroundOf(image, planes.alpha, grow, body.shoulders * 0.12);
  const painting = { body, tone, armTone, hanging, bare, usual, grow, behind };
  let [replaced, bared, hidden] = [0, 0, 0];
  for (const band of bandsOf(height, grow)) {
    const painted = paintRows({ picture, gone }, image, planes, band, painting);
    [replaced, bared] = [replaced + painted.replaced, bared + painted.bared];
  }
  for (const value of planes.covered.data) hidden += value;
  const most = Math.max(1, hidden);
  return { picture, gone, overhang: replaced / most, bared: bared / most };
}

/** @returns the amounts of old clothes replaced by background and by skin */
function paintRows(
  { picture: { data: to }, gone }: Pick<Undressed, 'picture' | 'gone'>,
  image: RgbaImage,
  planes: ClothesPlanes,
  band: Band,
  { body, tone, armTone, hanging, bare, usual, grow, behind }: Painting,
): { replaced: number; bared: number } {
  const { width } = image;
  const { old, skin, covered } = planes;
  const part = { old: planeRows(old, band), skin: planeRows(skin, band) };
  const near = boxFilter(withHiddenArms(part, band.top, body, hanging.sleeves), grow);
  const above = band.top * width;
  let [replaced, bared] = [0, 0];
  for (let i = band.from * width; i < band.to * width; i += 1) {
    const cloth = Math.min(1, (near.data[i - above] as number) * 4);
    if (cloth < leastAmount || (covered.data[i] as number) > 0.98) continue;
    const place: Point = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const [share, aside] = onBody(place, body);
    const removed = hanging.overSleeves
      ? 1 - keptAt(place, share, aside, body, hanging.sleeves)
      : 1;
    const amount = cloth * removed;
    const flesh = fleshAt(place, share, aside, bare, bare.arms);
    const isArm = share > -0.15 && Math.abs(aside) > body.shoulders * 0.38;
    const [bright] = toneAt(image.data, i * 4);
    // Real bare skin is kept, except in the shadow of a hem.
    const own = isArm ? armTone : tone;
    // Keeps the chin's shadow on the throat.
    const isThroat = share <= 0.02 && Math.abs(aside) < body.shoulders * 0.15;
    const isShaded = share > -0.2 && !isThroat && bright < own.mean[0] * shade;
    const isSkin = (skin.data[i] as number) > (old.data[i] as number);
    if (flesh > 0 && !isShaded && isSkin) continue;
    // The lower part of a garment from neck to knee is kept.
    if (flesh <= 0 && share > hanging.hem) continue;
    const light = ((bright + 30) / (usual + 30)) ** 0.35;
    // A sleeve's folds and seams must not show on the painted arm.
    const [least, most] = isArm ? [0.97, 1.03] : [0.8, 1.06];
    const lit = Math.min(most, Math.max(least, light)) * (0.86 + 0.14 * flesh);
    const color = litColor(own, lit);
    const paint = isSkin ? flesh : fleshAt(place, share, aside, bare, bare.sleeved);
    const solid = Math.min(1, paint * 6);
    const seen = (old.data[i] as number) * (1 - (covered.data[i] as number));
    replaced += seen * (1 - solid);
    bared += seen * solid * removed;
    if (amount < leastAmount) continue;
    gone[i] = 255 * amount * (1 - solid);
    for (const c of [0, 1, 2] as const) {
      const ground = solid < 1 ? behind(c, i % width, Math.floor(i / width)) : 0;
      const fill = color[c] * solid + ground * (1 - solid);
      to[i * 4 + c] = fill * amount + (to[i * 4 + c] as number) * (1 - amount);
    }
  }
  return { replaced, bared };
}

/** Colour of the arms' visible skin, from above the elbows to the wrists. */
function toneOfArms(image: RgbaImage, skin: Plane, body: BodyFrame): ToneModel | undefined {
  const tones = body.arms.flatMap((arm) =>
    Array.from({ length: 60 }, (_, i): Tone | undefined => {
      const [[x, y]] = walkArm(arm, armLength(arm) * (0.35 + i * 0.01));
      if (!arm.isSeen || valueAt(skin, [x, y]) < 0.9) return undefined;
      return toneAt(image.data, (Math.floor(y) * image.width + Math.floor(x)) * 4);
    }),
  );
  return fitTones(tones.filter((tone) => tone !== undefined));
}

/**
 * The background's colours extended behind the person, nearest first; soft enough for a small
 * picture.
 */
function backgroundOf(image: RgbaImage, alpha: Plane, grow: number, blur: number) {
  const step = Math.max(1, blur / blurRadius);
  const [width, height] = [Math.ceil(image.width / step), Math.ceil(image.height / step)];
  const near = boxFilter(shrinkPlane(alpha, width, height), Math.max(1, Math.ceil(grow / step)));
  const person = mapPlane(near, (value) => Math.min(1, value * 8));
  const radius = Math.max(3, Math.round(blur / step));
  const { data } = blurBackground(stretchImage(image, width, height), person, radius);
  const channels = ([0, 1, 2] as const).map((c) => {
    const plane = createPlane(width, height);
    for (let i = 0; i < plane.data.length; i += 1) plane.data[i] = data[i * 4 + c] as number;
    return plane;
  }) as [Plane, Plane, Plane];
  const sample = createSampler(person, image);
  return (c: 0 | 1 | 2, x: number, y: number): number => sample(channels[c], x, y);
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
