import { baseOf } from './base-curve.ts';
import type { Silhouette } from './silhouette.ts';

/** A column within this share of the height above the lowest point may touch the ground. */
const nearGround = 0.025;
/**
 * Feet are the outline's lowest points: least gap between two, and least depth of the gap, as
 * shares of width and height.
 */
const [between, deepBetween] = [0.06, 0.05];
/** Greatest height of a foot above the lowest one, as a share of the height. */
const highestFoot = 0.3;

/** Where a subject touches the ground, as shares of its bounds. */
export type Contact = {
  /** From the first to the last column near the lowest point, and how many columns are near it. */
  reach: number;
  share: number;
  /** How far the centre of mass is outside of the subject's support. */
  beside: number;
  /**
   * Feet from left to right: column as a share of the width, elevation as a share of the height.
   */
  feet: { x: number; up: number }[];
};

export function contactOf({ low, spans, width, height }: Silhouette): Contact {
  const bottom = Math.max(...low);
  const near = low.flatMap((row, x) => (bottom - row <= nearGround * height ? [x] : []));
  const reach = ((near.at(-1) ?? 0) - (near[0] ?? 0) + 1) / width;
  const feet = feetOf(low, { width, height, bottom });
  const stands = [...near, ...baseOf(low), ...feet.map(({ x }) => x * width)];
  const middle = middleOf(spans);
  const beside = Math.max(Math.min(...stands) - middle, middle - Math.max(...stands), 0) / width;
  return { reach, share: near.length / width, beside, feet };
}

/** The column of the centre of mass of the flat outline. */
function middleOf(spans: Silhouette['spans']): number {
  let [sum, area] = [0, 1e-6];
  for (const [from, to] of spans) {
    sum += ((from + to) / 2) * (to - from);
    area += to - from;
  }
  return sum / area;
}

type Size = { width: number; height: number; bottom: number };

/** Lowest points, with the outline rising between each two. */
function feetOf(low: readonly number[], { width, height, bottom }: Size): Contact['feet'] {
  const feet: { column: number; row: number }[] = [];
  let valley = Infinity;
  for (const [column, row] of low.entries()) {
    if (row < 0) continue;
    valley = Math.min(valley, row);
    const last = feet.at(-1);
    const isNew =
      last === undefined ||
      (Math.min(row, last.row) - valley >= deepBetween * height &&
        column - last.column >= between * width);
    if (isNew) feet.push({ column, row });
    else if (row > last.row) [last.column, last.row] = [column, row];
    if (isNew || row >= (feet.at(-1)?.row ?? 0)) valley = row;
  }
  return feet
    .filter(({ row }) => bottom - row <= highestFoot * height)
    .map(({ column, row }) => ({ x: (column + 0.5) / width, up: (bottom - row) / height }));
}
