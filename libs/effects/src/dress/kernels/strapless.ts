import { mapPlane, type Plane } from '@tintory/pixels';
import type { GarmentShape } from './garment-shape.ts';
import { extent, topOf, widthOf, type Silhouette } from './silhouette.ts';

/** In widths of the top edge, as are those below: maximum sag and rise between its corners. */
const [mostDip, mostRise] = [0.19, 0.08];
/**
 * Minimum and maximum width a little below it: armholes and hips are wider, a waist is not
 * narrower.
 */
const [leastBelow, mostBelow] = [0.72, 1.03];
/** Depth at which that width is measured, and the corners' share of the edge. */
const [depth, corner] = [0.3, 0.06];

/** The part of the edge, as shares, above which a hanger's bar may show. */
const [barStart, barEnd] = [0.3, 0.7];

/** Whether a garment ends at the chest with a level edge from armpit to armpit. */
export function isStrapless({ left, right, outline }: GarmentShape): boolean {
  if (left.sleeve || right.sleeve) return false;
  const { mask, top, waist } = outline;
  const [from, to] = edgeOf(outline);
  const edge = to - from;
  if (edge < waist * 0.7) return false;
  const tops = [corner, 0.2, 0.35, 0.5, 0.65, 0.8, 1 - corner].map(
    (share) => (topOf(mask, from + edge * share) ?? mask.height) / edge,
  );
  const [first = 0, last = 0] = [tops[0], tops.at(-1)];
  const level = Math.max(first, last);
  const isLevel =
    Math.max(...tops) - level < mostDip &&
    level - Math.min(...tops) < mostRise &&
    Math.abs(first - last) < mostRise;
  const below = [0.5, 1].map((share) => widthOf(mask, top + edge * depth * share) / edge);
  return isLevel && below.every((width) => width > leastBelow && width < mostBelow);
}

/** The ends of the upper edge. */
export const edgeOf = ({ mask, top, waist }: Silhouette): readonly [from: number, to: number] =>
  extent(mask, Math.round(top + waist * 0.05)) ?? [0, 0];

/** The same mask without what rises above the middle of the edge, such as a hanger's bar. */
export function withLevelEdge(outline: Silhouette): Plane {
  const { mask } = outline;
  const [from, to] = edgeOf(outline);
  const [start, end] = [barStart, barEnd].map((share) => from + (to - from) * share) as [
    number,
    number,
  ];
  const [left, right] = [topOf(mask, start), topOf(mask, end)];
  if (left === undefined || right === undefined) return mask;
  return mapPlane(mask, (value, i) => {
    const [x, y] = [i % mask.width, Math.floor(i / mask.width)];
    if (x < start || x > end || y > Math.max(left, right)) return value;
    return y < left + ((x - start) / (end - start)) * (right - left) ? 0 : value;
  });
}
