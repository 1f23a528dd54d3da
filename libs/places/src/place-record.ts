import { placeKinds, placeTimes } from '@tintory/contract';
import { z } from 'zod';
import { credit, id, names, synonyms } from './names.ts';

/** What is put into places. */
export const things = ['product', 'animal', 'person', 'vehicle'] as const;
export type PlacedThing = (typeof things)[number];

const share = z.number().min(0).max(0.2);

/** A view that was looked at: structure behind, no sun behind, no sign that can be read. */
const direction = z.strictObject({
  /** Degrees to the right of the panorama's middle. */
  yaw: z.number().min(-180).max(180),
  /** Least and most diameter of the lens blur of what is far away, in shares of the picture's side. */
  blur: z
    .tuple([share, share])
    .refine(([least, most]) => least <= most, 'must be the least blur and then the most'),
});

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #f4f1ea');

/** Paper that hides the place: a studio of which nothing is seen but its light. */
const paper = z.strictObject({
  /** Its colour at the top and at the bottom of the picture. */
  top: color,
  bottom: color,
  gloss: z.number().min(0).max(1),
});

/** `place.json` in the folder of a place. */
export const placeRecord = z.strictObject({
  id,
  names,
  synonyms,
  kind: z.enum(placeKinds),
  setting: z.enum(['indoor', 'outdoor']),
  time: z.enum(placeTimes),
  /** What its own floor is made of. */
  ground: z.enum(['floor', 'paving', 'lawn', 'earth', 'sand', 'snow', 'leaves']),
  directions: z.array(direction).min(1).max(4),
  /** Surfaces that fit, the best one first: of a table in front of the place, and of its floor. */
  surfaces: z.strictObject({ table: z.array(id).min(1), ground: z.array(id) }),
  paper: paper.optional(),
  /** Things that it is proposed for before others. */
  suits: z.array(z.enum(things)).default([]),
  panorama: z.strictObject({
    file: z
      .string()
      .regex(/^[\w.-]+\.(hdr|jpe?g|png|webp)$/i, 'must be a .hdr, .jpg, .png or .webp'),
    /** `log`: light as this lib's files store it. `display`: an ordinary picture. Radiance needs neither. */
    encoding: z.enum(['log', 'display', 'radiance']),
  }),
  credit,
});

export type PlaceRecord = z.infer<typeof placeRecord>;

const light = z.tuple([z.number(), z.number(), z.number()]);

/** `light.json`: what the panorama held before its highlights were cut, relative to its median. */
export const lightRecord = z.strictObject({
  harmonics: z.array(light).length(9),
  main: z.strictObject({ direction: light, irradiance: light, size: z.number().min(0) }),
});

export type LightRecord = z.infer<typeof lightRecord>;
