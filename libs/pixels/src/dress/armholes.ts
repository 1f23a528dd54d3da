import type { GarmentShape } from './garment-shape.ts';
import { extent, widthOf } from './silhouette.ts';

/** The width across the straps in widths of the chest: a basket's handles are at its very sides. */
const [leastStraps, mostStraps] = [0.4, 0.97];
/** How far the outline may step outwards at once below the straps: a lid under a bow goes farther. */
const mostLedge = 0.3;

/** How far below the top the armpits are, in widths of the waist: a neck is longer, a lid's rim shorter. */
const [leastDepth, mostDepth] = [0.5, 0.85];
/** How wide the chest is: what bulges is wider. */
const [leastChest, mostChest] = [0.9, 1.05];
/** How far the outline goes inwards a tenth of the waist above the armpits: it meets them in a corner. */
const leastCorner = 0.03;
/** The same three times as high up: an armhole is hollow, a roof and the shoulder of a jar are not. */
const mostHollow = 2.6;
/** Below the armpits the sides go straight down: so far aside at most. */
const mostBulge = 0.045;
/** The width at half the armholes' height and at the top, in widths of the chest: a bottle is narrower. */
const [leastMiddle, leastTop] = [0.6, 0.44];
/** The whole length, in widths of the waist. */
const leastLength = 1.6;

/** Straps end inside of the chest, and more than a stalk's width from each other; no lid is below. */
export function hasStraps({ left, right, outline }: GarmentShape): boolean {
  const straps = right.shoulder[0] - left.shoulder[0];
  const share = straps / (right.armpit[0] - left.armpit[0]);
  const { mask, waist } = outline;
  const top = Math.ceil(Math.max(left.neck[1], right.neck[1]));
  const armpit = Math.min(left.armpit[1], right.armpit[1]);
  for (let y = top; y < armpit; y += 1) {
    const step = widthOf(mask, y + waist * 0.04) - widthOf(mask, y);
    if (step > waist * mostLedge * 2) return false;
  }
  return share > leastStraps && share < mostStraps;
}

/**
 * Whether both sides are cut out for arms, as those of a vest and a waistcoat are, also where the
 * inside of the back fills the neckline: straight sides, a corner, and a hollow curve above it.
 */
export function hasArmholes({ left, right, outline, hem }: GarmentShape): boolean {
  const { mask, top, waist } = outline;
  const armpit = (left.armpit[1] + right.armpit[1]) / 2;
  const [first, end] = extent(mask, Math.round(armpit)) ?? [0, 0];
  const sidesAt = (up: number): readonly [number, number] => {
    const [from, to] = extent(mask, Math.round(armpit - up * waist)) ?? [0, 0];
    return [(from - first) / waist, (end - to) / waist];
  };
  const inwards = (up: number) => Math.min(...sidesAt(up));
  const isStraight = [0.1, 0.25, 0.4].every((down) =>
    sidesAt(-down).every((by) => Math.abs(by) < mostBulge),
  );
  const depth = (armpit - top) / waist;
  const chest = end - first;
  const isCut = inwards(0.1) > leastCorner && inwards(0.3) < inwards(0.1) * mostHollow;
  return (
    isStraight &&
    isCut &&
    isWithin(depth, leastDepth, mostDepth) &&
    isWithin(chest / waist, leastChest, mostChest) &&
    widthOf(mask, (armpit + top) / 2) > chest * leastMiddle &&
    widthOf(mask, top + waist * 0.05) > chest * leastTop &&
    hem - top > waist * leastLength
  );
}

const isWithin = (value: number, least: number, most: number): boolean =>
  value > least && value < most;
