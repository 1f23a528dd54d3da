import type { Plane } from '@tintory/pixels';

type ShortLines = {
  /** Response from which a place belongs to a line. */
  from: number;
  /** Longer side of a short line's box at most, in pixels. */
  longest: number;
  /** 0 to 1; short lines stay where it exceeds 0.5: lashes and nostrils. */
  care: Plane;
};

/**
 * Removes lines too short for a hand: rough plaster would become a rash of dashes. It holds one
 * line at a time, not a label per pixel, which would not fit memory for a cartoon of 12 megapixels.
 */
export function dropShortLines(lines: Plane, { from, longest, care }: ShortLines): void {
  const { data, width } = lines;
  const left = new Uint8Array(data.length);
  for (let i = 0; i < left.length; i += 1) left[i] = (data[i] as number) > from ? 1 : 0;
  for (let start = 0; start < left.length; start += 1) {
    if (!left[start]) continue;
    const line = takeLine(left, width, start);
    if (reachOf(line, width) > longest) continue;
    if (line.some((i) => (care.data[i] as number) > 0.5)) continue;
    for (const i of line) data[i] = 0;
  }
}

/** The connected pixels of the line at `start`, removed from `left`. */
function takeLine(left: Uint8Array, width: number, start: number): number[] {
  const line = [start];
  left[start] = 0;
  const take = (i: number) => {
    if (!left[i]) return;
    left[i] = 0;
    line.push(i);
  };
  // Grows during the iteration. Indexes above the first and below the last row are undefined.
  for (const i of line) {
    const x = i % width;
    if (x > 0) take(i - 1);
    if (x < width - 1) take(i + 1);
    take(i - width);
    take(i + width);
  }
  return line;
}

/** The longer side of its box. */
function reachOf(line: readonly number[], width: number): number {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0];
  for (const i of line) {
    const x = i % width;
    const y = (i - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return Math.max(right - left, bottom - top) + 1;
}
