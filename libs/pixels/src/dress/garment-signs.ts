import type { Plane } from '../rgba-image.ts';
import { hasArmholes, hasStraps } from './armholes.ts';
import { garmentShape, shouldersOf, type GarmentShape } from './garment-shape.ts';
import { hasLoops, likeItsMirror } from './outline-signs.ts';
import { solid, topOf, widthOf } from './silhouette.ts';
import { isWornOnLegs } from './worn-on-legs.ts';

/**
 * What tells that an outline is a garment's. `sleeves`: one on each side. `hood`: the same with
 * something high above its shoulders. `neckline`: one, between straps. `armholes`: those of a vest
 * whose back fills its neckline. `legs`: that of a skirt or of trousers. `plain`: a level top, a
 * collar or a hollow, which boxes, pots and jars have too.
 */
export type GarmentSigns = 'sleeves' | 'hood' | 'neckline' | 'armholes' | 'legs' | 'plain' | 'none';

/** A side of the picture that is covered by more than this cuts the thing off. */
const mostCovered = 0.3;
/** How much of it a garment has in common with its mirror image: less where it lies crooked. */
const leastMirrored = 0.65;

/** Below, in widths of the waist. Less long is a dish, a car, a camera; longer a candlestick. */
const [leastLength, mostLength] = [0.8, 6];
/** How far a neckline goes down at least, and how deep a hollow is that may be one. */
const [leastDip, leastHollow] = [0.03, 0.012];
/** How far apart a neckline's two ends are: nearer ones are of a bow or a lid. */
const [leastNeck, mostNeck] = [0.28, 1.1];
/** The same of a hollow: nearer ends are one point, of a stalk. */
const leastHollowWidth = 0.19;
/** How much higher one of them may be, and one armpit than the other: with sleeves twice that. */
const [mostNeckSlope, mostArmSlope] = [0.08, 0.15];
/** The width of a top without a neckline, as a skirt has one: a round thing is narrower there. */
const leastTop = 0.7;
/** The width of a collar: the neck of a bottle and a stalk are narrower. */
const leastCollar = 0.35;
/** A collar is less high. */
const leastHood = 0.2;

/** With sleeves the top is less than this share of their span, or has a neckline. */
const mostRim = 0.85;

/**
 * Judges by the outline alone whether something that lies or hangs can be a garment.
 *
 * @param mask the thing, 0 to 1
 */
export function garmentSigns(mask: Plane): GarmentSigns {
  if (isSurface(mask)) return 'none';
  const shape = garmentShape(mask);
  if (!shape || !isEven(shape) || likeItsMirror(shape.outline) < leastMirrored) return 'none';
  const { left, right } = shape;
  if (left.sleeve && right.sleeve) {
    if (!wearsSleeves(shape)) return 'none';
    return hasHood(shape) ? 'hood' : 'sleeves';
  }
  // What sticks out on one side only is a handle.
  if (left.sleeve || right.sleeve) return 'none';
  if (hasNeckline(shape) && hasStraps(shape)) return 'neckline';
  if (hasArmholes(shape)) return 'armholes';
  if (isWornOnLegs(shape)) return 'legs';
  return hasLevelTop(shape) || hasCollar(shape) || hasHollow(shape) ? 'plain' : 'none';
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

/** Neither flat nor a stick, and its armpits at about the same height. */
function isEven({ left, right, outline, hem }: GarmentShape): boolean {
  const length = (hem - outline.top) / outline.waist;
  const slope = Math.abs(left.armpit[1] - right.armpit[1]) / outline.waist;
  const most = left.sleeve && right.sleeve ? mostArmSlope * 2 : mostArmSlope;
  return length > leastLength && length < mostLength && slope < most;
}

const hasNeckline = (shape: GarmentShape): boolean => dips(shape, leastDip, leastNeck, mostNeck);

const hasHollow = (shape: GarmentShape): boolean =>
  dips(shape, leastHollow, leastHollowWidth, Infinity);

/** A pot's rim is level, and what comes back to the body is a handle. */
function wearsSleeves(shape: GarmentShape): boolean {
  const { left, right, outline } = shape;
  const top = widthOf(outline.mask, outline.top + outline.waist * 0.04);
  const armpit = Math.round(Math.max(left.armpit[1], right.armpit[1]));
  let span = 0;
  for (let y = outline.top; y <= armpit; y += 1) span = Math.max(span, widthOf(outline.mask, y));
  return (top < span * mostRim || hasNeckline(shape)) && !hasLoops(shape);
}

const hasHood = ({ outline: { mask, top, waist } }: GarmentShape): boolean =>
  shouldersOf(mask, top, waist) - top > waist * leastHood;

/** Two ends about as high as each other, and the outline lower between them. */
function dips(
  { left, right, outline }: GarmentShape,
  least: number,
  nearest: number,
  farthest: number,
): boolean {
  const { mask, middle, waist } = outline;
  const across = [-0.1, -0.05, 0, 0.05, 0.1];
  const tops = across.map((offset) => topOf(mask, middle + offset * waist) ?? mask.height);
  const dip = (Math.max(...tops) - Math.max(left.neck[1], right.neck[1])) / waist;
  const apart = (right.neck[0] - left.neck[0]) / waist;
  const slope = Math.abs(left.neck[1] - right.neck[1]) / waist;
  return dip >= least && apart >= nearest && apart <= farthest && slope <= mostNeckSlope;
}

const hasLevelTop = ({ left, right, outline }: GarmentShape): boolean =>
  right.shoulder[0] - left.shoulder[0] > outline.waist * leastTop;

/** A collar goes straight up, where a lid and a fruit are rounded. */
function hasCollar({ outline: { mask, top, waist } }: GarmentShape): boolean {
  const widthAt = (depth: number) => widthOf(mask, top + depth * waist);
  return widthAt(0.1) > waist * leastCollar && widthAt(0.03) > widthAt(0.1) * 0.9;
}
