import type { Plane } from '@tintory/pixels';
import { garmentShape, type GarmentShape } from './garment-shape.ts';
import { solid, topOf, widthOf } from './silhouette.ts';
import { isWornOnLegs } from './worn-on-legs.ts';

/**
 * What an outline shows. `clear`: two sleeves, or a neckline between two straps. `legs`: a skirt or
 * trousers. `unclear`: an outline that boxes and jars have too. `none`: a surface without an
 * outline, or too little of one to be worn.
 */
export type GarmentSigns = 'clear' | 'legs' | 'unclear' | 'none';

/** A side of the picture covered by more than this share cuts the object off. */
const mostCovered = 0.3;

/** In waist widths: minimum depth of a neckline, minimum and maximum distance of its ends. */
const leastDip = 0.03;
const [leastNeck, mostNeck] = [0.28, 1.1];
/** Maximum height difference of its ends. */
const mostSlope = 0.08;
/** Maximum step outwards of the outline below the straps: a lid under a bow steps farther. */
const mostLedge = 0.6;

/**
 * Judges by the outline alone whether a flat or hanging object can be worn.
 *
 * @param mask the object, 0 to 1
 */
export function garmentSigns(mask: Plane): GarmentSigns {
  const shape = isSurface(mask) ? undefined : garmentShape(mask);
  if (!shape) return 'none';
  const sleeves = [shape.left.sleeve, shape.right.sleeve].filter(Boolean);
  if (sleeves.length === 2 || hasNeckline(shape)) return 'clear';
  return !sleeves.length && isWornOnLegs(shape) ? 'legs' : 'unclear';
}

/** An object cut off by three sides of the picture has no usable outline. */
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

/** Two straps of about the same height, with a lower outline between them. */
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
