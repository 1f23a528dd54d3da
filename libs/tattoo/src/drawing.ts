import { nestle } from './nestle.ts';
import { extentOf, type Extent, type Placed, type Put } from './placed.ts';

/** A drawing to which motifs are added around its lead. */
export type Drawing = {
  put: Put;
  /** Motifs placed so far, the lead first. */
  placed: Placed[];
  /** Bounds of the lead's ink alone. */
  lead: Extent;
  width: number;
  height: number;
  /** The lead's longer side; sizes of other motifs are shares of it. */
  size: number;
  middle: { x: number; y: number };
};

/** Drawing levels from back to front. */
export const levels = {
  ring: 0,
  light: 1,
  behind: 2,
  fire: 3,
  lead: 5,
  ground: 8,
  foot: 9,
  headwear: 14,
  banner: 15,
} as const;

/** Gap between motifs, in the lead's longer side. */
export const air = 0.05;

export function startDrawing(lead: Placed[], put: Put): Drawing {
  const extent = extentOf(lead);
  const [width, height] = [extent.right - extent.left, extent.bottom - extent.top];
  const middle = { x: (extent.left + extent.right) / 2, y: (extent.top + extent.bottom) / 2 };
  return { put, placed: lead, lead: extent, width, height, size: Math.max(width, height), middle };
}

export function add(drawing: Drawing, ...placed: Placed[]): void {
  drawing.placed.push(...placed);
}

/** Adds a motif, moved in from a side up to the motifs already placed. */
export function settleIn(drawing: Drawing, one: Placed, from: number): Placed {
  const level = one.level ?? levels.lead;
  const settled = { ...nestle(one, drawing.placed, from, air * drawing.size), level };
  add(drawing, settled);
  return settled;
}

/**
 * Adds a motif, moved in from a side and on over the edge it meets.
 *
 * @param depth overlap in the drawing's units
 */
export function settleOver(drawing: Drawing, one: Placed, from: number, depth: number): Placed {
  const met = nestle(one, drawing.placed, from, 0.001);
  const radians = (from * Math.PI) / 180;
  const over = {
    ...met,
    x: met.x - Math.cos(radians) * depth,
    y: met.y - Math.sin(radians) * depth,
  };
  add(drawing, over);
  return over;
}
