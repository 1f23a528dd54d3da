import { baseOf } from './base-curve.ts';
import type { Silhouette } from './silhouette.ts';

/** A column within this share of the height above the lowest point may touch the ground. */
const nearGround = 0.025;
/** Feet are the outline's lowest places, apart by this share of the width and as deep between them. */
const [between, deepBetween] = [0.06, 0.05];
/** A foot is no higher above the lowest one than this share of the height. */
const highestFoot = 0.3;

/** What a subject stands on, in shares of its bounds. */
export type Contact = {
  /** From the first to the last column that is near the lowest point, and how many of them are. */
  reach: number;
  share: number;
  /** How far its middle lies beside all that it may stand on. */
  beside: number;
  /** Its feet from left to right: the column in shares of the width, the height in shares of the height. */
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

/** The column of the centre of mass, as if it were a card. */
function middleOf(spans: Silhouette['spans']): number {
  let [sum, area] = [0, 1e-6];
  for (const [from, to] of spans) {
    sum += ((from + to) / 2) * (to - from);
    area += to - from;
  }
  return sum / area;
}

type Size = { width: number; height: number; bottom: number };

/** Places from which the outline rises on both sides before it gets lower again. */
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
