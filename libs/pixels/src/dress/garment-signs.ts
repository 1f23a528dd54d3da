import type { Plane } from '../rgba-image.ts';
import { garmentShape, type GarmentShape } from './garment-shape.ts';
import { extent, solid, topOf } from './silhouette.ts';

/**
 * What tells that an outline is a garment's. `sleeves`: one on each side, which hardly anything
 * else has. `cut`: a neckline, straps, a collar or a level top, which other things have too.
 */
export type GarmentSigns = 'sleeves' | 'cut' | 'none';

/** A side of the picture that is covered by more than this cuts the thing off. */
const mostCovered = 0.3;

/** Below, in widths of the waist. How far a neckline goes down at least. */
const leastDip = 0.012;
/** How far apart its two ends are: nearer ones are one point, of a stalk or a lid. */
const leastNeck = 0.19;
/** How much higher one of them may be, and one armpit than the other. */
const [mostNeckSlope, mostArmSlope] = [0.08, 0.15];
/** The width of a top without a neckline, as a skirt has one: a round thing is narrower there. */
const leastTop = 0.7;
/** The width of a collar: the neck of a bottle and a stalk are narrower. */
const leastCollar = 0.35;
/** A thing without sleeves and neckline that is less long is a dish, a car, a camera. */
const leastLength = 0.8;

/**
 * Judges by the outline alone whether something that lies or hangs can be a garment.
 *
 * @param mask the thing, 0 to 1
 */
export function garmentSigns(mask: Plane): GarmentSigns {
  if (isSurface(mask)) return 'none';
  const shape = garmentShape(mask);
  if (!shape) return 'none';
  const { left, right, outline } = shape;
  const arms = Math.abs(left.armpit[1] - right.armpit[1]) / outline.waist;
  if (left.sleeve && right.sleeve && arms < mostArmSlope * 2) return 'sleeves';
  if (hasNeckline(shape)) return 'cut';
  // What sticks out on one side only is a handle.
  if (left.sleeve || right.sleeve || arms > mostArmSlope) return 'none';
  const length = (shape.hem - outline.top) / outline.waist;
  return length > leastLength && (hasLevelTop(shape) || hasCollar(shape)) ? 'cut' : 'none';
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

/** Two ends about as high as each other, and the outline lower between them. */
function hasNeckline({ left, right, outline }: GarmentShape): boolean {
  const { mask, middle, waist } = outline;
  const across = [-0.1, -0.05, 0, 0.05, 0.1];
  const tops = across.map((offset) => topOf(mask, middle + offset * waist) ?? mask.height);
  const dip = (Math.max(...tops) - Math.max(left.neck[1], right.neck[1])) / waist;
  const apart = (right.neck[0] - left.neck[0]) / waist;
  const slope = Math.abs(left.neck[1] - right.neck[1]) / waist;
  return dip >= leastDip && apart >= leastNeck && slope <= mostNeckSlope;
}

const hasLevelTop = ({ left, right, outline }: GarmentShape): boolean =>
  right.shoulder[0] - left.shoulder[0] > outline.waist * leastTop;

/** A collar goes straight up, where a lid and a fruit are rounded. */
function hasCollar({ outline: { mask, top, waist } }: GarmentShape): boolean {
  const widthAt = (depth: number) => {
    const [from, to] = extent(mask, Math.round(top + depth * waist)) ?? [0, 0];
    return to - from;
  };
  return widthAt(0.1) > waist * leastCollar && widthAt(0.03) > widthAt(0.1) * 0.9;
}
