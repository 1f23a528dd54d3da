import { nestle } from './nestle.ts';
import { extentOf, type Extent, type Placed, type Put } from './placed.ts';

/** A drawing while motifs are added about the one that leads. */
export type Drawing = {
  put: Put;
  /** What stands so far, the lead first. */
  placed: Placed[];
  /** Where the lead's ink ends, whatever stands about it. */
  lead: Extent;
  width: number;
  height: number;
  /** The longer of the lead's sides: measures of what comes to it are shares of this. */
  size: number;
  middle: { x: number; y: number };
};

/** From what lies lowest to what lies over everything else. */
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

/** Air between motifs, in longer sides of the lead. */
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

/** Adds a motif that comes from a side until it is near what stands there already. */
export function settleIn(drawing: Drawing, one: Placed, from: number): Placed {
  const level = one.level ?? levels.lead;
  const settled = { ...nestle(one, drawing.placed, from, air * drawing.size), level };
  add(drawing, settled);
  return settled;
}

/**
 * Adds a motif before what it meets: it goes on over the edge that it came to.
 *
 * @param depth how far, in the drawing's units
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
