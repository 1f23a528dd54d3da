import { mapPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import { backBetweenStraps } from './back-between-straps.ts';
import { frontNeckline, isOpenAtNeck } from './find-neckline.ts';
import { garmentShape, type GarmentShape } from './garment-shape.ts';
import { findHood, type Hood } from './hood.ts';
import {
  aboveNeckline,
  showsOwnClothes,
  usualNeckline,
  withNecks,
  withoutBackCollar,
  type Neckline,
} from './neckline.ts';
import { isStrapless, withLevelEdge } from './strapless.ts';

/** A garment's picture and its segmentation; planes are 0 to 1. */
export type FlatGarment = {
  picture: RgbaImage;
  shape: GarmentShape;
  /** All of the garment. */
  mask: Plane;
  /** The part in front of the wearer's neck. */
  front: Plane;
  /** The part through which the wearer's own clothes show. */
  opening?: Plane | undefined;
  hood?: Hood | undefined;
  /** The neckline is a guess: the back shows above the front, but not where the front begins. */
  hidesNeck?: boolean;
};

/**
 * Finds key points, hood and neckline of a garment.
 *
 * @returns undefined if the mask shows no garment
 */
export function readGarment(
  picture: RgbaImage,
  mask: Plane,
  opening: Plane | undefined,
): FlatGarment | undefined {
  const outline = garmentShape(mask);
  if (!outline) return undefined;
  if (isStrapless(outline)) {
    const level = withLevelEdge(outline.outline);
    const shape = {
      ...outline,
      outline: { ...outline.outline, mask: level },
      isStrapless: true,
    };
    return { picture, shape, mask: level, front: level, opening };
  }
  const hood = findHood(outline);
  const straps = hood || opening ? undefined : backBetweenStraps(picture, mask, outline);
  const seen = straps === 'unclear' ? undefined : straps;
  const found = hood?.line ?? seen ?? frontNeckline(picture, mask, outline);
  const isGuessed = !found && !opening && straps !== 'unclear' && !isOpenAtNeck(outline);
  const line = isGuessed ? usualNeckline(outline) : found;
  const hidesNeck = isGuessed || (!line && !opening && straps === 'unclear');
  if (!line) return { picture, shape: outline, mask, front: mask, opening, hidesNeck };
  const shape = { ...withNecks(outline, line), isHooded: Boolean(hood) };
  if (!showsOwnClothes(line)) {
    const front = withoutBackCollar(hood ? below(mask, hood.line.top) : mask, line);
    return { picture, shape, mask, front, opening, hood, hidesNeck };
  }
  return { picture, shape, mask, front: mask, opening: joined(mask, line, opening) };
}

const below = (mask: Plane, row: number): Plane =>
  mapPlane(mask, (value, i) => (i < row * mask.width ? 0 : value));

function joined(mask: Plane, line: Neckline, opening: Plane | undefined): Plane {
  const above = aboveNeckline(mask, line);
  return opening ? mapPlane(above, (v, i) => Math.max(v, opening.data[i] as number)) : above;
}
