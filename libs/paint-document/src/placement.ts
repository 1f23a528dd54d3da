import type { Rect, Size } from './rect.ts';

/**
 * Where the pixels of one picture lie in another: pixel (x, y) is number `base + x·dx + y·dy` there.
 * Any chain of crops, quarter turns and mirrorings is one such placement.
 */
export type Placement = { base: number; dx: number; dy: number };

export type Turn = 'left' | 'right' | 'mirror' | 'flip';

/** The turn that takes another one back. */
export const oppositeOf: Record<Turn, Turn> = {
  left: 'right',
  right: 'left',
  mirror: 'mirror',
  flip: 'flip',
};

/** Every pixel at its own place. */
export const inPlace = (width: number): Placement => ({ base: 0, dx: 1, dy: width });

export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn === 'left' || turn === 'right' ? { width: height, height: width } : { width, height };

/** The placement after a picture of this size is turned. */
export function turnPlacement(at: Placement, { width, height }: Size, turn: Turn): Placement {
  const { base, dx, dy } = at;
  const right = base + (width - 1) * dx;
  const bottom = base + (height - 1) * dy;
  switch (turn) {
    case 'mirror':
      return { base: right, dx: -dx, dy };
    case 'flip':
      return { base: bottom, dx, dy: -dy };
    case 'right':
      return { base: bottom, dx: -dy, dy: dx };
    case 'left':
      return { base: right, dx: dy, dy: -dx };
  }
}

/** The placement after everything left of and above a point is cut away. */
export const movePlacement = (at: Placement, x: number, y: number): Placement => ({
  ...at,
  base: at.base + x * at.dx + y * at.dy,
});

/** So many cells are gathered in a few milliseconds. */
const cellsAtOnce = 200_000;
/** The side of a square of cells whose places, turned or not, all stay near the processor. */
const near = 32;

/**
 * The cells of a picture of this size, taken from their places in another; pauses, so that millions
 * of them need not hold the page up.
 */
export function* gather<Cells extends Uint32Array | Uint8Array>(
  source: Cells,
  placement: Placement,
  { width, height }: Size,
): Generator<void, Cells> {
  const out = new (source.constructor as new (length: number) => Cells)(width * height);
  for (let y = 0, done = 0; y < height; y += near) {
    const rows = Math.min(near, height - y);
    if (done >= cellsAtOnce) {
      yield;
      done = 0;
    }
    for (let x = 0; x < width; x += near) {
      const square = { x, y, width: Math.min(near, width - x), height: rows };
      gatherSquare(source, placement, out, width, square);
    }
    done += rows * width;
  }
  // Whatever comes next, such as drawing it all, is a piece of its own.
  if (out.length > cellsAtOnce) yield;
  return out;
}

function gatherSquare(
  source: Uint32Array | Uint8Array,
  { base, dx, dy }: Placement,
  out: Uint32Array | Uint8Array,
  width: number,
  square: Rect,
): void {
  for (let y = square.y; y < square.y + square.height; y += 1) {
    const end = y * width + square.x + square.width;
    let from = base + square.x * dx + y * dy;
    for (let i = end - square.width; i < end; i += 1, from += dx) out[i] = source[from] as number;
  }
}

type Point = { x: number; y: number };

/** The vector in a picture of this width that a step between numbers stands for. */
const stepOf = (step: number, width: number): Point =>
  Math.abs(step) === width ? { x: 0, y: Math.sign(step) } : { x: Math.sign(step), y: 0 };

/** Maps points of the placed picture to the other one, and back. */
export function pointsOf({ base, dx, dy }: Placement, width: number) {
  const across = stepOf(dx, width);
  const down = stepOf(dy, width);
  const start = { x: (base % width) + 0.5, y: Math.floor(base / width) + 0.5 };
  return {
    toSource: ({ x, y }: Point): Point => ({
      x: start.x + (x - 0.5) * across.x + (y - 0.5) * down.x,
      y: start.y + (x - 0.5) * across.y + (y - 0.5) * down.y,
    }),
    fromSource: ({ x, y }: Point): Point => ({
      x: 0.5 + (x - start.x) * across.x + (y - start.y) * across.y,
      y: 0.5 + (x - start.x) * down.x + (y - start.y) * down.y,
    }),
  };
}
