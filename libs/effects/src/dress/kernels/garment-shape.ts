import type { Plane } from '@tintory/pixels';
import type { Point } from './body-pose.ts';
import { extent, readSilhouette, topOf, type Silhouette } from './silhouette.ts';
import { findSleeve, type Cut, type Sleeve } from './sleeve-shape.ts';

/** The points of one side that a garment is hung by, in pixels of its picture. */
export type GarmentSide = {
  /** Where the neckline meets the shoulder seam. */
  neck: Point;
  /** The end of the shoulder seam. */
  shoulder: Point;
  armpit: Point;
  sleeve?: Sleeve;
};

/** Sides are those of the picture: left has the smaller x. */
export type GarmentShape = {
  left: GarmentSide;
  right: GarmentSide;
  hem: number;
  outline: Silhouette;
  /** A hood is sewn on closer to the neck than it is wide where it lies. */
  isHooded?: boolean;
  /** It lies on the chest and leaves the shoulders bare. */
  isStrapless?: boolean;
};

/** The slope, width for height, from which on an outline is the underside of a sleeve. */
const sleeveSlope = 0.95;

/**
 * Finds a garment's key points in its outline: it hangs or lies upright, its front to the camera.
 *
 * @returns undefined where the mask shows no garment
 */
export function garmentShape(mask: Plane): GarmentShape | undefined {
  const outline = readSilhouette(mask);
  if (!outline) return undefined;
  // One measure of both sides in the mirror keeps the code of one side.
  const left = sideOf(outline);
  const right = mirrorSide(sideOf(mirror(outline)), mask.width);
  const hem = hemOf(outline);
  const chest = right.armpit[0] - left.armpit[0];
  const top = Math.max(left.shoulder[1], right.shoulder[1]);
  const armpit = Math.max(left.armpit[1], right.armpit[1]);
  const isGarment = chest > outline.waist * 0.6 && top < armpit && armpit < hem - chest * 0.2;
  return isGarment ? { left, right, hem, outline } : undefined;
}

function sideOf(outline: Silhouette): GarmentSide {
  const { mask, middle, waist, top } = outline;
  const armpit = armpitOf(outline);
  const reach = leftmost(mask, top, Math.floor(armpit[1]) + 1);
  const hasSleeve = armpit[0] - reach > waist * 0.1;
  const shoulder: Point = hasSleeve ? seamEnd(outline, armpit) : strapEnd(outline, armpit);
  const neck = highest(mask, shoulder[0], middle - waist * 0.1);
  const sleeve = hasSleeve ? findSleeve(outline, shoulder, armpit) : undefined;
  return { neck: neck ?? shoulder, shoulder, armpit, ...(sleeve && { sleeve }) };
}

/** How far down an armpit is seen at most, in heights: sleeves that hang part from the body lower. */
const lowestArmpit = 0.75;

/** Going up from the waist, where the outline leaves for a sleeve; else the widest place. */
function armpitOf({ mask, left, right, middle, top, bottom, waist }: Silhouette): Point {
  const height = bottom - top;
  const lowest = Math.round(top + height * lowestArmpit);
  const step = Math.max(2, Math.round(waist * 0.05));
  for (let y = lowest; y > top + waist * 0.12 + step; y -= 1) {
    const [here, above] = [left[y] as number, left[y - step] as number];
    // Beside one of two legs there is no armpit.
    const isBody = Math.min((right[y] as number) - middle, middle - here) > waist * 0.2;
    if (isBody && here - above > step * sleeveSlope) return [here, y];
  }
  // Straight sides are as wide at the shoulder: no armhole is that short, nor as low as a flared hem.
  const last = Math.min(lowest, Math.round(shouldersOf(mask, top, waist) + waist * 1.15));
  const first = Math.min(last - 1, Math.round(top + waist * 0.32));
  const rows = left.subarray(first, last);
  const widest = Math.min(...rows);
  const at = rows.findIndex((x) => x < widest + waist * 0.03);
  return [left[first + at] as number, first + at];
}

/** The first row as wide as shoulders are: above it are a collar, a hood, a hanger's hook. */
function shouldersOf(mask: Plane, top: number, waist: number): number {
  for (let y = top; y < top + waist * 0.7; y += 1) {
    const [from, to] = extent(mask, y) ?? [0, 0];
    if (to - from > waist * 0.6) return y;
  }
  return top;
}

const leftmost = (mask: Plane, from: number, to: number): number =>
  Math.min(
    mask.width,
    ...Array.from(
      { length: Math.max(1, to - from) },
      (_, i) => extent(mask, from + i)?.[0] ?? Infinity,
    ),
  );

/** A sleeve is set in above the armpit, a little towards the neck. */
function seamEnd({ mask, waist }: Silhouette, armpit: Point): Point {
  const x = armpit[0] + waist * 0.03;
  return [x, topOf(mask, x) ?? armpit[1]];
}

/** Where the outline turns from the shoulder's slope, or from a strap's end, to the armhole. */
function strapEnd({ mask, top, middle }: Silhouette, armpit: Point): Point {
  let end: Point = [middle, armpit[1]];
  for (let y = top; y < armpit[1]; y += 1) {
    const [x] = extent(mask, y) ?? [middle];
    if (x + y < end[0] + end[1]) end = [x, y];
  }
  return end;
}

/** The highest place between two columns; of equal ones that nearest to the neckline. */
function highest(mask: Plane, from: number, to: number): Point | undefined {
  let best: Point | undefined;
  for (let x = Math.floor(from); x <= to; x += 1) {
    const y = topOf(mask, x);
    if (y !== undefined && y <= (best?.[1] ?? Infinity)) best = [x + 0.5, y];
  }
  return best;
}

function hemOf({ left, right, bottom, waist }: Silhouette): number {
  for (let y = bottom; y > 0; y -= 1) {
    if ((right[y] as number) - (left[y] as number) > waist * 0.55) return y + 1;
  }
  return bottom;
}

function mirror({ mask, left, right, middle, ...rest }: Silhouette): Silhouette {
  const { width, height } = mask;
  const data = mask.data.map((_, i) => {
    const x = i % width;
    return mask.data[i - x + (width - 1 - x)] as number;
  });
  const turned = (ends: Float32Array) => ends.map((x) => width - x);
  return {
    ...rest,
    mask: { data, width, height },
    middle: width - middle,
    left: turned(right),
    right: turned(left),
  };
}

function mirrorSide({ neck, shoulder, armpit, sleeve }: GarmentSide, width: number): GarmentSide {
  const turn = ([x, y]: Point): Point => [width - x, y];
  return {
    neck: turn(neck),
    shoulder: turn(shoulder),
    armpit: turn(armpit),
    ...(sleeve && {
      sleeve: { ...sleeve, cuts: sleeve.cuts.map(([a, b]): Cut => [turn(a), turn(b)]) },
    }),
  };
}
