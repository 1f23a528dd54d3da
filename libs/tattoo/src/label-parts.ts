import { faint, grid } from './grid.ts';

/** Connected parts of a picture. */
export type Parts = {
  /** Part of each pixel, −1 where there is too little ink. */
  labels: Int32Array;
  /** Pixel count of each part, and one of its pixels. */
  areas: number[];
  starts: number[];
};

const none = -1;
const unseen = -2;

/** @param ink 0 to 255 for each pixel of the grid, with none at its border */
export function labelParts(ink: Uint8Array): Parts {
  const labels = new Int32Array(ink.length);
  const parts: Parts = { labels, areas: [], starts: [] };
  for (let i = 0; i < ink.length; i += 1) labels[i] = (ink[i] as number) < faint ? none : unseen;
  const cells = new Int32Array(ink.length);
  for (let i = 0; i < ink.length; i += 1) if (labels[i] === unseen) spread(parts, i, cells);
  return parts;
}

const steps = [1, -1, grid, -grid];

/** @param cells buffer for the part's pixels */
function spread({ labels, areas, starts }: Parts, start: number, cells: Int32Array): void {
  const label = areas.length;
  let count = 1;
  cells[0] = start;
  labels[start] = label;
  for (let i = 0; i < count; i += 1) {
    const cell = cells[i] as number;
    for (const step of steps) {
      if (labels[cell + step] !== unseen) continue;
      labels[cell + step] = label;
      cells[count] = cell + step;
      count += 1;
    }
  }
  areas.push(count);
  starts.push(start);
}
