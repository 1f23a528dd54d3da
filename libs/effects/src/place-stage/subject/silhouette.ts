import { resizePlane, type Plane } from '@tintory/pixels';

/** The outline is looked at this large: previews and full pictures tell the same. */
const lookSide = 480;
/** Alpha from which a pixel belongs to the subject. */
const solid = 0.5;
/** Scattered rows of fewer pixels are no part of it. */
const leastArea = 24;

/** A subject's outline, cut to its bounds; about 480 pixels along the picture's longer side. */
export type Silhouette = {
  width: number;
  height: number;
  /** The lowest and the highest covered row of each column; −1 in gaps. */
  low: number[];
  high: number[];
  /** From where to where each row is covered, from the top; equal in gaps. */
  spans: (readonly [from: number, to: number])[];
  /** Pixels of the outline for each of the picture's, and where its bounds are, in shares of the picture. */
  scale: number;
  box: { x: number; y: number; width: number; height: number };
};

/** @returns undefined where there is no subject */
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
