import type { Size } from './rect.ts';

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

/** The cells of a picture of this size, taken from their places in another. */
export function gather<Cells extends Uint32Array | Uint8Array>(
  source: Cells,
  { base, dx, dy }: Placement,
  { width, height }: Size,
): Cells {
  const out = new (source.constructor as new (length: number) => Cells)(width * height);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0, from = base + y * dy; x < width; x += 1, from += dx, i += 1) {
      out[i] = source[from] as number;
    }
  }
  return out;
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
