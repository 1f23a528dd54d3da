import type { Plane } from '@tintory/pixels';
import type { Point } from './body-pose.ts';
import { extent, readSilhouette, topOf, type Silhouette } from './silhouette.ts';
import { findSleeve, type Cut, type Sleeve } from './sleeve-shape.ts';

/** One side's key points for placing a garment, in pixels of its picture. */
export type GarmentSide = {
  /** Where the neckline meets the shoulder seam. */
  neck: Point;
  /** The end of the shoulder seam. */
  shoulder: Point;
  armpit: Point;
  sleeve?: Sleeve;
};

/** Sides are the picture's: left has the smaller x. */
export type GarmentShape = {
  left: GarmentSide;
  right: GarmentSide;
  hem: number;
  outline: Silhouette;
  /** A hood is sewn on closer to the neck than it is wide when lying flat. */
  isHooded?: boolean;
  /** The garment starts at the chest and leaves the shoulders bare. */
  isStrapless?: boolean;
};

/** Slope (width per height) from which an outline is the underside of a sleeve. */
const sleeveSlope = 0.95;

/**
 * Finds a garment's key points in its outline; it hangs or lies upright, seen from the front.
 * @returns undefined if the mask shows no garment
 */
export function garmentShape(mask: Plane): GarmentShape | undefined {
  const outline = readSilhouette(mask);
  if (!outline) return undefined;
  // The right side is measured on the mirrored outline, with the same code.
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

/**
 * Lowest visible position of an armpit, as a share of the height: hanging sleeves part from the
 * body lower.
 */
const lowestArmpit = 0.75;

/**
 * Going up from the waist, the point where a sleeve leaves the outline; without a sleeve, the
 * widest point.
 */
function armpitOf({ mask, left, right, middle, top, bottom, waist }: Silhouette): Point {
  const height = bottom - top;
  const lowest = Math.round(top + height * lowestArmpit);
  const step = Math.max(2, Math.round(waist * 0.05));
  for (let y = lowest; y > top + waist * 0.12 + step; y -= 1) {
    const [here, above] = [left[y] as number, left[y - step] as number];
    // Beside a trouser leg there is no armpit.
    const isBody = Math.min((right[y] as number) - middle, middle - here) > waist * 0.2;
    if (isBody && here - above > step * sleeveSlope) return [here, y];
  }
  // Straight sides are as wide at the shoulder: limits the search to above a flared hem and below
  // the shortest armhole.
  const last = Math.min(lowest, Math.round(shouldersOf(mask, top, waist) + waist * 1.15));
  const first = Math.min(last - 1, Math.round(top + waist * 0.32));
  const rows = left.subarray(first, last);
  const widest = Math.min(...rows);
  const at = rows.findIndex((x) => x < widest + waist * 0.03);
  return [left[first + at] as number, first + at];
}

/** The first row as wide as shoulders: above it are a collar, a hood or a hanger's hook. */
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

/** A sleeve's seam is above the armpit, slightly towards the neck. */
function seamEnd({ mask, waist }: Silhouette, armpit: Point): Point {
  const x = armpit[0] + waist * 0.03;
  return [x, topOf(mask, x) ?? armpit[1]];
}

/** The point where the outline turns from the shoulder's slope or a strap's end to the armhole. */
function strapEnd({ mask, top, middle }: Silhouette, armpit: Point): Point {
  let end: Point = [middle, armpit[1]];
  for (let y = top; y < armpit[1]; y += 1) {
    const [x] = extent(mask, y) ?? [middle];
    if (x + y < end[0] + end[1]) end = [x, y];
  }
  return end;
}

/** The highest point between two columns; of several the one nearest to the neckline. */
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
