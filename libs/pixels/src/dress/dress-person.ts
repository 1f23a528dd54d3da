import { boxFilter } from '../box-filter.ts';
import { resizePlane, shrinkPlane, stretchImage } from '../resize.ts';
import { createPlane, mapPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import { bodyArea, changePart, cropPlane, shiftPose } from './body-area.ts';
import { bodyFrame, distanceToArm, type BodyFrame } from './body-frame.ts';
import type { BodyPose, Point } from './body-pose.ts';
import { foldLight } from './fold-light.ts';
import { frontMasks } from './front-masks.ts';
import { garmentParts } from './garment-parts.ts';
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

/** A garment that is longer than this many times its waist is a dress. */
const dressLength = 2.15;

/**
 * Dresses a person, seen from the front, in a garment that lies or hangs upright: the garment is
 * taken apart into body and sleeves, each bent to the body by thin-plate splines, lit by the folds
 * of what the person wore, and put behind head, hair, hands and arms.
 *
 * @returns undefined where the mask shows no garment
 */
export function dressPerson(dressing: Dressing): RgbaImage | undefined {
  const shape = garmentShape(dressing.garmentAlpha);
  if (!shape) return undefined;
  const kind = dressing.kind === 'auto' ? kindOf(shape) : dressing.kind;
  const area = bodyArea(dressing.pose, kind, dressing.person);
  const alpha = cropPlane(dressing.alpha, area);
  const pose = shiftPose(dressing.pose, area);
  return changePart(dressing.person, area, (person) =>
    dress({ ...dressing, person, alpha, pose, kind }, shape),
  );
}

function dress(dressing: Dressing & { kind: GarmentKind }, shape: GarmentShape): RgbaImage {
  const { person, alpha, pose, garment, garmentAlpha, kind } = dressing;
  const body = bodyFrame(pose, alpha);
  const layers = personLayers(person, alpha, pose, body);
  const oldHem = hemOfClothes(layers, body, person.width / layers.clothes.width);
  const hanging = hangGarment(shape, body, alpha, kind, oldHem);
  const [trunk, sleeves] = drawGarment(garment, garmentAlpha, shape, hanging, body, person);
  const old = resizePlane(layers.clothes, person.width, person.height);
  const planes = { old, covered: coverOf(trunk, sleeves), alpha };
  const bare = paintOverClothes(person, planes, body, layers.skinTone, hanging.hem);
  const front = frontMasks(person, alpha, layers, pose, body);
  const light = foldLight(person, old, body.torso);
  return wearGarment({ bare, trunk, sleeves, front, light, alpha, reach: body.shoulders * 0.03 });
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
  const parts = garmentParts(mask, shape).map((part) =>
    scale < 1 ? shrinkPlane(part, w, h) : part,
  );
  const place = ({ from, to }: Pairs): Pairs => ({
    from: from.map(([x, y]): Point => [(x * w) / garment.width, (y * h) / garment.height]),
    to,
  });
  const draw = (part: Plane | undefined, pairs: Pairs, layer: Layer, ok: (p: Point) => boolean) =>
    part && warpPart(small, part, place(pairs), layer, (x, y) => ok([x, y]));
  const aside = Math.max(...hanging.body.to.map((point) => Math.abs(onBody(point, body)[1])));
  draw(parts[0], hanging.body, trunk, (point) => {
    const [share, offset] = onBody(point, body);
    return share > -0.4 && share < hanging.hem + 0.2 && Math.abs(offset) < aside * 1.2;
  });
  for (const { pairs, arm, width: half, side } of hanging.sleeves) {
    const reach = Math.max(half, body.shoulders * 0.2) * 1.3;
    draw(parts[side < 0 ? 1 : 2], pairs, sleeves, (p) => distanceToArm(p, arm) < reach);
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
