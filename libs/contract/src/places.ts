import { z } from 'zod';
import { placeKinds } from './place-kinds.ts';

export const placeTimes = ['morning', 'day', 'evening', 'night'] as const;
export type PlaceTime = (typeof placeTimes)[number];

export const surfaceKinds = ['wood', 'stone', 'cloth', 'paper', 'earth', 'grass'] as const;
export type SurfaceKind = (typeof surfaceKinds)[number];

/** Who made a photograph, and where it is published. */
const placeCredit = z.object({
  title: z.string(),
  author: z.string(),
  page: z.url(),
  licence: z.string(),
});
export type PlaceCredit = z.infer<typeof placeCredit>;

/** A place that subjects are put into; names in the language asked for. */
const offeredPlace = z.object({
  id: z.string(),
  kind: z.enum(placeKinds),
  name: z.string(),
  /** Other words that people use for it. */
  names_too: z.array(z.string()),
  setting: z.enum(['indoor', 'outdoor']),
  time: z.enum(placeTimes),
  tile_url: z.string(),
  /** How many there are to choose from. */
  directions: z.int().positive(),
  /** Ids of the surfaces that fit, the best one first. */
  surfaces: z.array(z.string()),
  credit: placeCredit,
});
export type OfferedPlace = z.infer<typeof offeredPlace>;

/** Surfaces that subjects stand on. */
const offeredSurface = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(surfaceKinds),
  tile_url: z.string(),
  credit: placeCredit,
});
export type OfferedSurface = z.infer<typeof offeredSurface>;

/** All places by kind, and all surfaces. */
export const placeList = z.object({
  rows: z.array(offeredPlace),
  surfaces: z.array(offeredSurface),
});
export type PlaceList = z.infer<typeof placeList>;

/** A picture of a place or a surface for choosing, in pixels. */
export const placeTile = { width: 480, height: 360 } as const;
export const surfaceTile = { width: 240, height: 180 } as const;
