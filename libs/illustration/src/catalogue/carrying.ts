import { z } from 'zod';

const share = z.number();

/** Where another thing is, seen through or in this one: shares of this one's height. */
export const inside = z.strictObject({ foot: share, high: share });

export const seat = z.strictObject({
  /** Share of the height at which things are on it; 0.95 without. */
  high: share.optional(),
  /** Share of the height of its front edge, on which people sit; `high` without. */
  edge: share.optional(),
  /** Share of the width that things on it may take; 0.94 without. */
  room: share.optional(),
});

/** Windows in units of the drawing's box: upper edge, sill, width, middles from the driver's on. */
export const windows = z.strictObject({
  top: z.number(),
  sill: z.number(),
  wide: z.number(),
  middles: z.array(z.number()),
});

/** Where a rider sits astride: shares of the height, and of the width behind the middle. */
export const back = z.strictObject({
  high: share,
  behind: share,
  /** Height of a rider at most, in heights of what is ridden. */
  most: share,
});

/** Where an animal is on something with wheels, in shares of what it is on. */
export const platform = z.strictObject({
  foot: share,
  /** How far behind the middle. */
  back: share,
  /** How high it is at most. */
  high: share,
  /** Whether it is seen through the frame. */
  isBehind: z.boolean(),
});
