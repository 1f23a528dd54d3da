import {
  crop,
  resizePlane,
  createPlane,
  type Plane,
  type RgbaImage,
  createSampler,
} from '@tintory/pixels';
import { drawBehindNeck } from './behind-neck.ts';
import { bodyArea, cropPlane, putBack, shiftPose } from './body-area.ts';
import { bodyFrame, type BodyFrame } from './body-frame.ts';
import type { BodyPose } from './body-pose.ts';
import { coverOf, cutOpening, drawGarment } from './draw-garment.ts';
import { foldLight } from './fold-light.ts';
import { frontMasks } from './front-masks.ts';
import type { GarmentShape } from './garment-shape.ts';
import { hangGarment, type GarmentKind, type Hanging } from './hang-garment.ts';
import { hangStrapless } from './hang-strapless.ts';
import { armsBefore } from './arms-before.ts';
import { hasLongerSleeves, ownSleeves } from './own-sleeves.ts';
import { hemOfClothes, personLayers, type PersonLayers } from './person-layers.ts';
import { readGarment, type FlatGarment } from './read-garment.ts';
import { paintOverClothes, type Undressed } from './undress.ts';
import { wearGarment } from './wear-garment.ts';

export type Dressing = {
  person: RgbaImage;
  /** The person, 0 to 1. */
  alpha: Plane;
  pose: BodyPose;
  /** Its alpha channel is ignored. */
  garment: RgbaImage;
  /** The garment, 0 to 1. */
  garmentAlpha: Plane;
  /** The open front, through which the person's own clothes show, 0 to 1. */
  opening?: Plane | undefined;
  kind: GarmentKind | 'auto';
};

export type Dressed = {
  picture: RgbaImage;
  /** Whether the person's own sleeves are longer than the garment's and stay under it. */
  overSleeves: boolean;
  /**
   * Whether the front neckline is a guess, because it could not be told from the inside of the
   * back.
   */
  hidesNeck: boolean;
  /**
   * Whether old clothes extended beyond the garment, so that what is behind or under them was
   * painted.
   */
  looseClothes: boolean;
  /**
   * Whether a sleeve breaks at a bent elbow, or an arm is hidden or hard to tell from skin-coloured
   * clothes.
   */
  unclearArms: boolean;
};

/**
 * `bulkyClothes`: so much of the old clothes extends beyond the garment that the rest would be
 * invented.
 */
export type DressProblem = 'noGarment' | 'bulkyClothes';

/** Maximum ratio of replaced old clothes to the garment, in pixels, that painting can handle. */
const mostOverhang = 0.08;
/** The ratio from which the painting is visible. */
const seenOverhang = 0.045;
/** The ratio from which skin painted over old clothes is visible. */
const seenSkin = 0.015;

/** A garment longer than this many chest widths is a dress. */
const dressLength = 2.45;

/**
 * Dresses a person, seen from the front, in a garment that lies or hangs upright: splits the
 * garment into its body, warped by a thin-plate spline, and sleeves that follow the arms, lights
 * them by the old clothes' folds, and puts them behind head, hair, hands and arms.
 *
 * @returns the problem if the result would be useless
 */
export function dressPerson(dressing: Dressing): Dressed | DressProblem {
  const { garment, garmentAlpha, opening } = dressing;
  const flat = readGarment(garment, garmentAlpha, opening);
  if (!flat) return 'noGarment';
  const kind = dressing.kind === 'auto' ? kindOf(flat.shape) : dressing.kind;
  const area = bodyArea(dressing.pose, kind, dressing.person);
  const alpha = cropPlane(dressing.alpha, area);
  const pose = shiftPose(dressing.pose, area);
  const dressed = dress({ person: crop(dressing.person, area), alpha, pose, kind }, flat);
  if (!dressed) return 'bulkyClothes';
  return { ...dressed, picture: putBack(dressing.person, area, dressed.picture) };
}

type Wearer = Pick<Dressing, 'person' | 'alpha' | 'pose'> & { kind: GarmentKind };

/** Planes are of the picture's size: each is created when needed and released before the next. */
function dress(wearer: Wearer, flat: FlatGarment): Dressed | undefined {
  const { person, alpha, pose } = wearer;
  const body = bodyFrame(pose, alpha);
  const layers = personLayers(person, alpha, pose, body);
  const hanging = hang(wearer, flat.shape, body, layers);
  const light = foldLight(person, enlarge(layers.clothes, person), body.torso);
  const [trunk, sleeves] = drawGarment(flat, hanging, body, person);
  const front = frontMasks(person, alpha, layers, pose, body, hanging);
  const covered = behind(coverOf(trunk, sleeves), front.arms);
  const { picture, gone, overhang, bared } = undress(wearer, layers, body, hanging, covered);
  if (overhang > mostOverhang) return undefined;
  withoutGone(alpha, gone);
  drawBehindNeck(picture, trunk, { alpha, layers, body, hanging, flat });
  if (flat.opening) cutOpening(trunk, flat.picture, flat.opening, hanging);
  const reach = body.shoulders * 0.03;
  const worn = wearGarment({ bare: picture, trunk, sleeves, front, light, alpha, reach });
  return {
    picture: worn,
    overSleeves: Boolean(hanging.overSleeves),
    hidesNeck: Boolean(flat.hidesNeck),
    looseClothes: overhang > seenOverhang || bared > seenSkin,
    unclearArms: hasUnclearArms(layers, body, hanging),
  };
}

const hasUnclearArms = (layers: PersonLayers, body: BodyFrame, { sleeves }: Hanging): boolean =>
  (layers.skinLike && armsBefore(body)) ||
  sleeves.some(({ isUnsure, arm }) => isUnsure || arm.mayBeRaised);

/** Subtracts what is in front of the garment; modifies the plane. */
function behind(cover: Plane, front: Plane): Plane {
  for (let i = 0; i < cover.data.length; i += 1) {
    cover.data[i] = (cover.data[i] as number) * (1 - (front.data[i] as number));
  }
  return cover;
}

/** Removes pixels that became background, which take no shadow; modifies the plane. */
function withoutGone(alpha: Plane, gone: Uint8ClampedArray): void {
  for (let i = 0; i < gone.length; i += 1) {
    alpha.data[i] = (alpha.data[i] as number) * (1 - (gone[i] as number) / 255);
  }
}

function undress(
  { person, alpha }: Wearer,
  layers: PersonLayers,
  body: BodyFrame,
  hanging: Hanging,
  covered: Plane,
): Undressed {
  const [old, skin] = [enlarge(layers.clothes, person), enlarge(layers.skin, person)];
  return paintOverClothes(person, { old, skin, covered, alpha }, body, layers.skinTone, hanging);
}

const enlarge = (plane: Plane, { width, height }: RgbaImage): Plane =>
  resizePlane(plane, width, height);

function hang(
  { person, alpha, kind }: Wearer,
  shape: GarmentShape,
  body: BodyFrame,
  layers: PersonLayers,
): Hanging {
  const { width, height } = person;
  const smaller = width / layers.clothes.width;
  const oldHem = hemOfClothes(layers, body, smaller);
  const sample = createSampler(layers.hair, person);
  const bare = createPlane(width, height);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      bare.data[i] = (alpha.data[i] as number) * (1 - Math.fround(sample(layers.hair, x, y)));
    }
  }
  const hanging = shape.isStrapless
    ? hangStrapless(shape, body, kind, oldHem)
    : hangGarment(shape, body, bare, kind, oldHem);
  const overSleeves = hasLongerSleeves(layers.clothes, smaller, body, hanging.sleeves);
  return { ...hanging, overSleeves, ownSleeves: ownSleeves(layers.skin, smaller, body) };
}

const kindOf = ({ outline, hem, left, right }: GarmentShape): GarmentKind =>
  hem - outline.top > (right.armpit[0] - left.armpit[0]) * dressLength ? 'dress' : 'top';
