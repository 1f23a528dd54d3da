import { createRandom, flowCell, type Flow } from '@tintory/pixels';
import { createNeighbours } from './neighbour-cells.ts';

/** Places of a line less than two pixels apart: x, y, x, y … */
export type Streamline = number[];

export type Spacing = {
  /** Pixels between neighbouring lines. */
  gap: number;
  /** Rotation relative to the flow, in radians. */
  turn: number;
  /** Least length of a line in pixels. */
  shortest: number;
};

type Size = { width: number; height: number };

const step = 1.5;

/** Least distance to another line before a line ends, as a share of the gap. */
const closest = 0.62;

/**
 * Evenly spaced lines along the flow, like an engraver's hatching (Jobard and Lefer, "Creating
 * Evenly-Spaced Streamlines of Arbitrary Density", 1997).
 *
 * @param wanted whether a line may pass here
 */
export function evenStreamlines(
  size: Size,
  flow: Flow,
  { gap, turn, shortest }: Spacing,
  wanted: (x: number, y: number) => boolean,
): Streamline[] {
  const taken = createNeighbours(size, gap);
  const random = createRandom(1997);
  const lines: Streamline[] = [];
  const direction = directionOf(flow, turn);
  const grow = (x: number, y: number) => {
    if (!wanted(x, y) || taken.near(x, y, gap * 0.95)) return;
    const free = (px: number, py: number) => wanted(px, py) && !taken.near(px, py, gap * closest);
    // Lengths vary: neighbours of equal length would end side by side in a bare stripe.
    const [back, forth] = [reach(random), reach(random)];
    const line = [
      ...follow({ x, y, sense: -1, most: back }, direction, free),
      x,
      y,
      ...follow({ x, y, sense: 1, most: forth }, direction, free),
    ];
    if (line.length * step < shortest * 2) return;
    lines.push(line);
    for (let i = 0; i < line.length; i += 2) taken.add(line[i] as number, line[i + 1] as number);
  };
  let next = 0;
  for (let y = 0; y < size.height; y += gap * 2) {
    for (let x = 0; x < size.width; x += gap * 2) {
      grow(x + random() * gap, y + random() * gap);
      // Lines are seeded beside existing ones first, so that they run parallel.
      for (; next < lines.length; next += 1) growBeside(lines[next] as Streamline, gap, grow);
    }
  }
  return lines;
}

function growBeside(line: Streamline, gap: number, grow: (x: number, y: number) => void): void {
  for (let i = 0; i + 3 < line.length; i += 6) {
    const [x, y] = [line[i] as number, line[i + 1] as number];
    const [dx, dy] = [(line[i + 2] as number) - x, (line[i + 3] as number) - y];
    const norm = Math.hypot(dx, dy) || 1;
    grow(x - (dy / norm) * gap, y + (dx / norm) * gap);
    grow(x + (dy / norm) * gap, y - (dx / norm) * gap);
  }
}

type Direction = (x: number, y: number) => [number, number];

function directionOf(flow: Flow, turn: number): Direction {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y) => {
    const cell = flowCell(flow, x, y);
    const [fx, fy] = [flow.x[cell] as number, flow.y[cell] as number];
    return [fx * cos - fy * sin, fx * sin + fy * cos];
  };
}

/** Largest and smallest limit of a line's steps to each side. */
const [longest, shortestReach] = [220, 90];

const reach = (random: () => number): number =>
  shortestReach + Math.floor(random() * (longest - shortestReach));

type Start = { x: number; y: number; sense: -1 | 1; most: number };

/** One half of a line without its start; the backward half is in reverse order. */
function follow(
  start: Start,
  direction: Direction,
  free: (x: number, y: number) => boolean,
): Streamline {
  const line: Streamline = [];
  let [x, y, dx, dy] = [start.x, start.y, 0, 0];
  for (let n = 0; n < start.most; n += 1) {
    const [tx, ty] = direction(x, y);
    const way = n === 0 ? start.sense : tx * dx + ty * dy < 0 ? -1 : 1;
    // A sharp turn is a singularity of the field, where lines would curl.
    if (n > 0 && Math.abs(tx * dx + ty * dy) < 0.8) break;
    [dx, dy] = [tx * way, ty * way];
    x += dx * step;
    y += dy * step;
    if (!free(x, y)) break;
    if (start.sense < 0) line.unshift(x, y);
    else line.push(x, y);
  }
  return line;
}
