import type { Plane } from '@tintory/pixels';
import { garmentShape, type GarmentShape } from './garment-shape.ts';
import { solid, topOf, widthOf } from './silhouette.ts';
import { isWornOnLegs } from './worn-on-legs.ts';

/**
 * What an outline says of a thing. `clear`: two sleeves, or a neckline between two straps, as
 * garments have them. `legs`: a skirt or trousers. `unclear`: boxes and jars have it too. `none`: a
 * surface without an outline, or too little of one to be put on.
 */
export type GarmentSigns = 'clear' | 'legs' | 'unclear' | 'none';

/** A side of the picture that is covered by more than this cuts the thing off. */
const mostCovered = 0.3;

/** Below, in widths of the waist. How far a neckline goes down at least, how far apart its ends are. */
const leastDip = 0.03;
const [leastNeck, mostNeck] = [0.28, 1.1];
/** How much higher one of its ends may be. */
const mostSlope = 0.08;
/** How far the outline may step outwards below the straps: a lid under a bow goes farther. */
const mostLedge = 0.6;

/**
 * Judges by the outline alone whether something that lies or hangs can be put on.
 *
 * @param mask the thing, 0 to 1
 */
export function garmentSigns(mask: Plane): GarmentSigns {
  const shape = isSurface(mask) ? undefined : garmentShape(mask);
  if (!shape) return 'none';
  const sleeves = [shape.left.sleeve, shape.right.sleeve].filter(Boolean);
  if (sleeves.length === 2 || hasNeckline(shape)) return 'clear';
  return !sleeves.length && isWornOnLegs(shape) ? 'legs' : 'unclear';
}

/** Something that goes on beyond three sides of the picture has no outline to go by. */
function isSurface({ data, width, height }: Plane): boolean {
  const share = (start: number, step: number, count: number) => {
    let covered = 0;
    for (let i = 0; i < count; i += 1)
      covered += (data[start + i * step] as number) > solid ? 1 : 0;
    return covered / count;
  };
  const sides = [
    share(0, 1, width),
    share((height - 1) * width, 1, width),
    share(0, width, height),
    share(width - 1, width, height),
  ];
  return sides.filter((covered) => covered > mostCovered).length >= 3;
}

/** Two straps about as high as each other, and the outline lower between them. */
function hasNeckline({ left, right, outline }: GarmentShape): boolean {
  const { mask, middle, waist } = outline;
  const across = [-0.1, -0.05, 0, 0.05, 0.1];
  const tops = across.map((offset) => topOf(mask, middle + offset * waist) ?? mask.height);
  const top = Math.max(left.neck[1], right.neck[1]);
  const dip = (Math.max(...tops) - top) / waist;
  const apart = (right.neck[0] - left.neck[0]) / waist;
  const slope = Math.abs(left.neck[1] - right.neck[1]) / waist;
  if (dip < leastDip || apart < leastNeck || apart > mostNeck || slope > mostSlope) return false;
  const armpit = Math.min(left.armpit[1], right.armpit[1]);
  for (let y = Math.ceil(top); y < armpit; y += 1) {
    if (widthOf(mask, y + waist * 0.04) - widthOf(mask, y) > waist * mostLedge) return false;
  }
  return true;
}
