import { resizePlane, type Plane } from '@tintory/pixels';

/**
 * Longer side at which outlines are measured, so that previews and full pictures give the same
 * results.
 */
const lookSide = 480;
/** Alpha from which a pixel belongs to the subject. */
const solid = 0.5;
/** Fewer covered pixels than this are noise, not a subject. */
const leastArea = 24;

/** A subject's outline, cropped to its bounds; about 480 pixels along the picture's longer side. */
export type Silhouette = {
  width: number;
  height: number;
  /** The lowest and the highest covered row of each column; −1 in gaps. */
  low: number[];
  high: number[];
  /** The covered span of each row, from the top; empty in gaps. */
  spans: (readonly [from: number, to: number])[];
  /** Outline pixels per picture pixel, and the bounds as shares of the picture. */
  scale: number;
  box: { x: number; y: number; width: number; height: number };
};

/** @returns undefined without a subject */
export function silhouetteOf(alpha: Plane): Silhouette | undefined {
  const scale = Math.min(1, lookSide / Math.max(alpha.width, alpha.height));
  const [columns, rows] = [alpha.width, alpha.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const { data } = resizePlane(alpha, columns, rows);
  let [left, right, top, bottom, area] = [columns, -1, rows, -1, 0];
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] as number) < solid) continue;
    const [x, y] = [at % columns, Math.floor(at / columns)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    area += 1;
  }
  if (area < leastArea) return undefined;
  const [width, height] = [right - left + 1, bottom - top + 1];
  const isSolid = (x: number, y: number) => (data[(top + y) * columns + left + x] ?? 0) >= solid;
  return {
    ...{ width, height, scale },
    low: Array.from({ length: width }, (_, x) => lastOf(height, (y) => isSolid(x, y))),
    high: Array.from({ length: width }, (_, x) => firstOf(height, (y) => isSolid(x, y))),
    spans: Array.from({ length: height }, (_, y) => {
      const from = firstOf(width, (x) => isSolid(x, y));
      return [Math.max(0, from), lastOf(width, (x) => isSolid(x, y)) + 1] as const;
    }),
    box: { x: left / columns, y: top / rows, width: width / columns, height: height / rows },
  };
}

function firstOf(count: number, is: (index: number) => boolean): number {
  for (let i = 0; i < count; i += 1) if (is(i)) return i;
  return -1;
}

function lastOf(count: number, is: (index: number) => boolean): number {
  for (let i = count - 1; i >= 0; i -= 1) if (is(i)) return i;
  return -1;
}
