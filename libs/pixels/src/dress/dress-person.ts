import { crop } from '../alpha-bounds.ts';
import { resizePlane } from '../resize.ts';
import { createPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import { createSampler } from '../sampler.ts';
import { withoutBackCollar } from './back-collar.ts';
import { bodyArea, cropPlane, putBack, shiftPose } from './body-area.ts';
import { bodyFrame, type BodyFrame } from './body-frame.ts';
import type { BodyPose } from './body-pose.ts';
import { coverOf, drawGarment } from './draw-garment.ts';
import { foldLight } from './fold-light.ts';
import { frontMasks } from './front-masks.ts';
import { garmentShape, type GarmentShape } from './garment-shape.ts';
import { hangGarment, type GarmentKind, type Hanging } from './hang-garment.ts';
import { hemOfClothes, personLayers, type PersonLayers } from './person-layers.ts';
import { paintOverClothes, type Undressed } from './undress.ts';
import { wearGarment } from './wear-garment.ts';

export type Dressing = {
  person: RgbaImage;
  /** The person, 0 to 1. */
  alpha: Plane;
  pose: BodyPose;
  /** Its fourth channel does not count. */
  garment: RgbaImage;
  /** The garment, 0 to 1. */
  garmentAlpha: Plane;
  kind: GarmentKind | 'auto';
};

/** `bulkyClothes`: so much of them sticks out of the garment that the rest would be invented. */
export type DressProblem = 'noGarment' | 'bulkyClothes';

/** Old clothes beyond the garment, for each pixel of it, that painting can still replace. */
const mostOverhang = 0.08;

/** A garment that is longer than this many times its waist is a dress. */
const dressLength = 2.15;

/**
 * Dresses a person, seen from the front, in a garment that lies or hangs upright: the garment is
 * taken apart into body and sleeves, each bent to the body by thin-plate splines, lit by the folds
 * of what the person wore, and put behind head, hair, hands and arms.
 *
 * @returns what is in the way, where no picture is worth looking at
 */
export function dressPerson(dressing: Dressing): RgbaImage | DressProblem {
  const shape = garmentShape(dressing.garmentAlpha);
  if (!shape) return 'noGarment';
  const kind = dressing.kind === 'auto' ? kindOf(shape) : dressing.kind;
  const area = bodyArea(dressing.pose, kind, dressing.person);
  const alpha = cropPlane(dressing.alpha, area);
  const pose = shiftPose(dressing.pose, area);
  const part = crop(dressing.person, area);
  const garmentAlpha = withoutBackCollar(dressing.garment, dressing.garmentAlpha, shape);
  const dressed = dress({ ...dressing, garmentAlpha, person: part, alpha, pose, kind }, shape);
  return dressed ? putBack(dressing.person, area, dressed) : 'bulkyClothes';
}

/** Planes are as large as the picture: each is made where it is needed and gone before the next. */
function dress(
  dressing: Dressing & { kind: GarmentKind },
  shape: GarmentShape,
): RgbaImage | undefined {
  const { person, alpha, pose, garment, garmentAlpha } = dressing;
  const body = bodyFrame(pose, alpha);
  const layers = personLayers(person, alpha, pose, body);
  const hanging = hang(dressing, shape, body, layers);
  const light = foldLight(person, enlarge(layers.clothes, person), body.torso);
  const [trunk, sleeves] = drawGarment(garment, garmentAlpha, shape, hanging, body, person);
  const { picture, overhang } = undress(dressing, layers, body, hanging, coverOf(trunk, sleeves));
  if (overhang > mostOverhang) return undefined;
  const front = frontMasks(person, alpha, layers, pose, body, hanging.sleeves);
  const reach = body.shoulders * 0.03;
  return wearGarment({ bare: picture, trunk, sleeves, front, light, alpha, reach });
}

function undress(
  { person, alpha }: Dressing,
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
  { person, alpha, kind }: Dressing & { kind: GarmentKind },
  shape: GarmentShape,
  body: BodyFrame,
  layers: PersonLayers,
): Hanging {
  const { width, height } = person;
  const oldHem = hemOfClothes(layers, body, width / layers.clothes.width);
  const sample = createSampler(layers.hair, person);
  const bare = createPlane(width, height);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      bare.data[i] = (alpha.data[i] as number) * (1 - Math.fround(sample(layers.hair, x, y)));
    }
  }
  return hangGarment(shape, body, bare, kind, oldHem);
}

const kindOf = ({ outline, hem }: GarmentShape): GarmentKind =>
  hem - outline.top > outline.waist * dressLength ? 'dress' : 'top';
