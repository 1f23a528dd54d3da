import { gaussianBlur, type Plane } from '@tintory/pixels';

/** Alpha from which a pixel belongs to the subject. */
const solid = 0.5;
/** Gaps between feet up to this share of the width are bridged. */
const bridged = 0.3;
/** Sigma of the line's smoothing, as a share of a bridge. */
const smoothed = 0.12;
/**
 * Largest height of the line above the lowest point: as a share of the height, or of the
 * foreshortened width.
 */
const [leastDepth, seenDepth] = [0.14, 0.8];
/** Height above the line at which contact falls to a third, as a share of the subject's. */
const touching = 0.018;

/** The ground under a subject. */
export type GroundLine = {
  /** The row of the ground in each column of the picture. */
  rows: Float32Array;
  /** Contact of the subject with it in each column: feet 1, belly 0. */
  touch: Float32Array;
  left: number;
  right: number;
  top: number;
  /** Size of the subject's bounding box in pixels. */
  height: number;
  width: number;
};

/**
 * @param squash foreshortening of the ground, from 0 to 1
 * @returns null without a subject
 */
export function findGroundLine(alpha: Plane, squash: number): GroundLine | null {
  const extent = findExtent(alpha);
  if (!extent) return null;
  const { left, right, top, bottom, low } = extent;
  const [height, width] = [bottom - top + 1, right - left + 1];
  const reach = Math.max(1, Math.round((width * bridged) / 2));
  const closed = slide(slide(low, reach, Math.max), reach, Math.min);
  const highest = bottom - Math.max(leastDepth * height, seenDepth * squash * width);
  const held = closed.map((row) => Math.max(row, highest));
  const smooth = gaussianBlur({ data: held, width, height: 1 }, 2 * reach * smoothed).data;
  const touch = new Float32Array(alpha.width);
  const rows = new Float32Array(alpha.width);
  for (let x = 0; x < alpha.width; x += 1) {
    const at = Math.min(width - 1, Math.max(0, x - left));
    const lowest = low[at] as number;
    const row = Math.max(smooth[at] as number, lowest);
    rows[x] = row;
    if (x === left + at) touch[x] = Math.exp(-(row - lowest) / (touching * height));
  }
  return { rows, touch, left, right, top, height, width };
}

function findExtent({ data, width, height }: Plane) {
  const lowest = new Float32Array(width).fill(-1);
  let top = height;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if ((data[at] as number) <= solid) continue;
      lowest[x] = y;
      if (top === height) top = y;
    }
  }
  const left = lowest.findIndex((row) => row >= 0);
  if (left < 0) return null;
  const right = lowest.findLastIndex((row) => row >= 0);
  const low = lowest.slice(left, right + 1);
  const bottom = low.reduce((most, row) => Math.max(most, row), 0);
  return { left, right, top, bottom, low };
}

/** A sliding maximum or minimum. */
function slide(
  values: Float32Array,
  reach: number,
  choose: (a: number, b: number) => number,
): Float32Array {
  return values.map((own, at) => {
    let best = own;
    const end = Math.min(values.length - 1, at + reach);
    for (let i = Math.max(0, at - reach); i <= end; i += 1) {
      best = choose(best, values[i] as number);
    }
    return best;
  });
}
