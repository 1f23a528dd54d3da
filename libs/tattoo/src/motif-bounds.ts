import { rasterizeSvg } from '@tintory/imaging/files';
import { motifPath } from './tattoo-motifs.ts';

/** Bounds of a motif's ink in its box of 512 units. */
export type Bounds = {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Points along the ink's edge: x and y in turn. */
  edge: readonly number[];
  /** Small holes in the ink as path data, such as eyes; motifs behind must not show through. */
  holes: string;
  /** Whether there is ink at a place in the box. */
  covers: (x: number, y: number) => boolean;
};

/** Side in pixels of the picture that bounds are read from; exact to four units. */
const side = 128;
const unit = 512 / side;

const known = new Map<string, Bounds>();

/** The bounds of each motif, read once a process. */
export async function motifBounds(motifs: Iterable<string>): Promise<(motif: string) => Bounds> {
  for (const motif of new Set(motifs)) {
    if (!known.has(motif)) known.set(motif, await measure(motif));
  }
  return (motif) => known.get(motif) as Bounds;
}

async function measure(motif: string): Promise<Bounds> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 512 512"><path d="${motifPath(motif)}"/></svg>`;
  const { data } = await rasterizeSvg(svg);
  const hasInk = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < side && y < side && (data[(y * side + x) * 4 + 3] as number) >= 64;
  let [left, top, right, bottom] = [side, side, 0, 0];
  const edge: number[] = [];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (!hasInk(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      const isInner = hasInk(x - 1, y) && hasInk(x + 1, y) && hasInk(x, y - 1) && hasInk(x, y + 1);
      if (!isInner && (x + y) % 2 === 0) edge.push((x + 0.5) * unit, (y + 0.5) * unit);
    }
  }
  return {
    left: left * unit,
    top: top * unit,
    right: right * unit,
    bottom: bottom * unit,
    edge,
    holes: smallHoles(hasInk, (right - left) * (bottom - top) * largestHole),
    covers: (x, y) => hasInk(Math.floor(x / unit), Math.floor(y / unit)),
  };
}

/** Share of the ink's box above which a hole shows what is behind, as in rings. */
const largestHole = 0.28;

function smallHoles(hasInk: (x: number, y: number) => boolean, most: number): string {
  const seen = new Uint8Array(side * side);
  let path = '';
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || hasInk(start % side, Math.floor(start / side))) continue;
    const cells = fill(start, seen, hasInk);
    const isOpen = cells.some((cell) => isAtBorder(cell));
    if (isOpen || cells.length > most) continue;
    for (const cell of cells) {
      const [x, y] = [(cell % side) * unit, Math.floor(cell / side) * unit];
      path += `M${x} ${y}h${unit}v${unit}h-${unit}z`;
    }
  }
  return path;
}

const isAtBorder = (cell: number) => {
  const [x, y] = [cell % side, Math.floor(cell / side)];
  return x === 0 || y === 0 || x === side - 1 || y === side - 1;
};

/** Connected cells without ink. */
function fill(
  start: number,
  seen: Uint8Array,
  hasInk: (x: number, y: number) => boolean,
): number[] {
  const cells = [start];
  seen[start] = 1;
  for (let i = 0; i < cells.length; i += 1) {
    const cell = cells[i] as number;
    const [x, y] = [cell % side, Math.floor(cell / side)];
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [nextX, nextY] = [x + dx, y + dy];
      const next = nextY * side + nextX;
      if (nextX < 0 || nextY < 0 || nextX >= side || nextY >= side) continue;
      if (seen[next] || hasInk(nextX, nextY)) continue;
      seen[next] = 1;
      cells.push(next);
    }
  }
  return cells;
}
