import { findComponents, type Components } from '../components.ts';
import type { Plane } from '../rgba-image.ts';

type ShortLines = {
  /** Response from which a place belongs to a line. */
  from: number;
  /** A line that reaches no farther than this, across or down, is short; in pixels. */
  longest: number;
  /** 0 to 1; where it is high, short lines stay: lashes and nostrils are drawn. */
  care: Plane;
};

/** Takes away lines too short for a hand to draw: rough plaster would come out in a rash of dashes. */
export function dropShortLines(lines: Plane, { from, longest, care }: ShortLines): void {
  const mask = Uint8Array.from(lines.data, (value) => (value > from ? 1 : 0));
  const found = findComponents(mask, lines.width, lines.height);
  const reaches = reachesOf(found, lines.width);
  const { label } = found;
  for (let i = 0; i < label.length; i += 1) {
    const area = label[i] as number;
    if (area > 0 && (care.data[i] as number) > 0.5) reaches[area] = Infinity;
  }
  for (let i = 0; i < label.length; i += 1) {
    const area = label[i] as number;
    if (area > 0 && (reaches[area] as number) <= longest) lines.data[i] = 0;
  }
}

/** The longer side of each area's box, by its label. */
function reachesOf({ label, areas }: Components, width: number): Float64Array {
  const size = areas.length + 1;
  const [left, right] = [new Int32Array(size).fill(width), new Int32Array(size)];
  const [top, bottom] = [new Int32Array(size).fill(label.length), new Int32Array(size)];
  for (let i = 0; i < label.length; i += 1) {
    const area = label[i] as number;
    if (area === 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    left[area] = Math.min(left[area] as number, x);
    right[area] = Math.max(right[area] as number, x);
    top[area] = Math.min(top[area] as number, y);
    bottom[area] = Math.max(bottom[area] as number, y);
  }
  return Float64Array.from(left, (from, area) => {
    const across = (right[area] as number) - from;
    return Math.max(across, (bottom[area] as number) - (top[area] as number)) + 1;
  });
}
