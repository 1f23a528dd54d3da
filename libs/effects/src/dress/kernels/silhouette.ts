import type { Plane } from '@tintory/pixels';

/** A garment's outline by rows, in pixels of its mask. */
export type Silhouette = {
  mask: Plane;
  top: number;
  bottom: number;
  /** The column that halves the garment's lower half. */
  middle: number;
  /** Ends of each row's run at the middle, without sleeves that hang beside it. */
  left: Float32Array;
  right: Float32Array;
  /** The narrowest width below the arms. */
  waist: number;
};

/** Minimum share of a garment's height that its body takes up. */
const leastBody = 0.45;
/** Minimum value of a garment's pixel. */
export const solid = 0.5;

/** Reads the rows of a mask; undefined for a nearly empty one. */
export function readSilhouette(mask: Plane): Silhouette | undefined {
  const rows = Array.from({ length: mask.height }, (_, y) => extent(mask, y));
  const top = rows.findIndex(Boolean);
  const last = rows.findLastIndex(Boolean);
  if (top < 0 || last - top < 15) return undefined;
  const bottom = bodyEnd(mask, top, last);
  const height = bottom - top + 1;
  const middle = middleOf(mask, top + Math.floor(height / 2), bottom);
  const left = new Float32Array(mask.height).fill(middle);
  const right = new Float32Array(mask.height).fill(middle);
  for (let y = top; y <= bottom; y += 1) [left[y], right[y]] = runAround(mask, y, middle);
  const widths = [...right].map((end, y) => end - (left[y] as number));
  const inner = widths.slice(top + Math.floor(height * 0.3), top + Math.ceil(height * 0.75));
  const known = inner.filter((width) => width > 4).sort((a, b) => a - b);
  // Not the minimum: a print may have cut into the outline.
  const waist = known[Math.floor(known.length * 0.2)];
  return waist ? { mask, top, bottom, middle, left, right, waist } : undefined;
}

/**
 * The row where the body ends: sleeves may hang lower. A gap that goes higher is between two legs.
 */
function bodyEnd(mask: Plane, top: number, last: number): number {
  const middle = middleOf(mask, top, last);
  let end = last;
  while (end > top && isEmpty(runAround(mask, end, middle))) end -= 1;
  return end - top < (last - top) * leastBody ? last : end;
}

const isEmpty = ([left, right]: readonly [number, number]): boolean => right <= left;

/** The first column of a row's garment pixels and the one after the last. */
export function extent({ data, width }: Plane, y: number): readonly [number, number] | undefined {
  const row = data.subarray(y * width, (y + 1) * width);
  const first = row.findIndex((value) => value > solid);
  return first < 0 ? undefined : [first, row.findLastIndex((value) => value > solid) + 1];
}

/** Their distance in a row; 0 for an empty row. */
export function widthOf(mask: Plane, y: number): number {
  const [from, to] = extent(mask, Math.round(y)) ?? [0, 0];
  return to - from;
}

/** The first garment pixel of a column. */
export function topOf({ data, width, height }: Plane, column: number): number | undefined {
  const x = Math.min(width - 1, Math.max(0, Math.floor(column)));
  for (let y = 0; y < height; y += 1) if ((data[y * width + x] as number) > solid) return y;
  return undefined;
}

function middleOf({ data, width }: Plane, from: number, to: number): number {
  let [sum, count] = [0, 0];
  for (let y = from; y <= to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] as number) <= solid) continue;
      sum += x + 0.5;
      count += 1;
    }
  }
  return count ? sum / count : width / 2;
}

/** Empty if the row has a gap at the middle, such as a neckline. */
function runAround({ data, width }: Plane, y: number, middle: number): [number, number] {
  const is = (x: number) => (data[y * width + x] as number) > solid;
  const start = Math.floor(middle);
  if (!is(start)) return [middle, middle];
  let [left, right] = [start, start + 1];
  while (left > 0 && is(left - 1)) left -= 1;
  while (right < width && is(right)) right += 1;
  return [left, right];
}
