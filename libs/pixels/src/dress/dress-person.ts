import { boxFilter } from '../box-filter.ts';
import { resizePlane, shrinkPlane, stretchImage } from '../resize.ts';
import { createPlane, mapPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import { crop } from '../alpha-bounds.ts';
import { withoutBackCollar } from './back-collar.ts';
import { bodyArea, cropPlane, putBack, shiftPose } from './body-area.ts';
import { bodyFrame, distanceToArm, type BodyFrame } from './body-frame.ts';
import type { BodyPose, Point } from './body-pose.ts';
import { foldLight } from './fold-light.ts';
import { frontMasks } from './front-masks.ts';
import { garmentParts, pieceOf } from './garment-parts.ts';
import { garmentShape, type GarmentShape } from './garment-shape.ts';
import { hangGarment, type GarmentKind, type Hanging, type Pairs } from './hang-garment.ts';
import { hemOfClothes, onBody, personLayers } from './person-layers.ts';
import { paintOverClothes } from './undress.ts';
import { warpPart } from './warp-part.ts';
import { wearGarment, type Layer } from './wear-garment.ts';

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

function dress(
  dressing: Dressing & { kind: GarmentKind },
  shape: GarmentShape,
): RgbaImage | undefined {
  const { person, alpha, pose, garment, garmentAlpha, kind } = dressing;
  const body = bodyFrame(pose, alpha);
  const layers = personLayers(person, alpha, pose, body);
  const oldHem = hemOfClothes(layers, body, person.width / layers.clothes.width);
  const hair = resizePlane(layers.hair, person.width, person.height);
  const bare = mapPlane(alpha, (value, i) => value * (1 - (hair.data[i] as number)));
  const hanging = hangGarment(shape, body, bare, kind, oldHem);
  const [trunk, sleeves] = drawGarment(garment, garmentAlpha, shape, hanging, body, person);
  const old = resizePlane(layers.clothes, person.width, person.height);
  const skin = resizePlane(layers.skin, person.width, person.height);
  const planes = { old, skin, covered: coverOf(trunk, sleeves), alpha };
  const { picture, overhang } = paintOverClothes(person, planes, body, layers.skinTone, hanging);
  if (overhang > mostOverhang) return undefined;
  const front = frontMasks(person, alpha, layers, pose, body, hanging.sleeves);
  const light = foldLight(person, old, body.torso);
  return wearGarment({
    bare: picture,
    trunk,
    sleeves,
    front,
    light,
    alpha,
    reach: body.shoulders * 0.03,
  });
}

const kindOf = ({ outline, hem }: GarmentShape): GarmentKind =>
  hem - outline.top > outline.waist * dressLength ? 'dress' : 'top';

function drawGarment(
  garment: RgbaImage,
  mask: Plane,
  shape: GarmentShape,
  hanging: Hanging,
  body: BodyFrame,
  { width, height }: RgbaImage,
): [trunk: Layer, sleeves: Layer] {
  const [trunk, sleeves] = [0, 1].map((): Layer => ({
    data: new Uint8ClampedArray(width * height * 4),
    width,
    height,
  })) as [Layer, Layer];
  // What is drawn much smaller is averaged down first, so that nothing of it flickers.
  const scale = hanging.scale < 0.55 ? 0.5 : 1;
  const size = [garment.width, garment.height].map((side) => Math.max(2, Math.round(side * scale)));
  const [w = 2, h = 2] = size;
  const small = scale < 1 ? stretchImage(garment, w, h) : garment;
  const parts = garmentParts(mask, shape);
  const fit = (part: Plane) => (scale < 1 ? shrinkPlane(part, w, h) : part);
  const place = ({ from, to }: Pairs): Pairs => ({
    from: from.map(([x, y]): Point => [(x * w) / garment.width, (y * h) / garment.height]),
    to,
  });
  const draw = (part: Plane, pairs: Pairs, layer: Layer, ok: (p: Point) => boolean) =>
    warpPart(small, fit(part), place(pairs), layer, (x, y) => ok([x, y]));
  const aside = Math.max(...hanging.body.to.map((point) => Math.abs(onBody(point, body)[1])));
  draw(parts[0], hanging.body, trunk, (point) => {
    const [share, offset] = onBody(point, body);
    return share > -0.4 && share < hanging.hem + 0.2 && Math.abs(offset) < aside * 1.2;
  });
  for (const { pieces, line, arm, width: half, side } of hanging.sleeves) {
    const reach = Math.max(half, body.shoulders * 0.2) * 1.3;
    const sleeve = parts[side < 0 ? 1 : 2];
    for (const piece of pieces) {
      const near = (p: Point) => distanceToArm(p, arm) < reach;
      draw(pieceOf(sleeve, line, piece), piece.pairs, sleeves, near);
    }
  }
  return [trunk, sleeves];
}

/** What the garment hides for sure: a little less than it covers. */
function coverOf(trunk: Layer, sleeves: Layer): Plane {
  const cover = createPlane(trunk.width, trunk.height);
  return boxFilter(
    mapPlane(
      cover,
      (_, i) => Math.max(trunk.data[i * 4 + 3] as number, sleeves.data[i * 4 + 3] as number) / 255,
    ),
    1,
  );
}
