import { actions } from '@tintory/prompts';
import { z } from 'zod';
import { roles, traits } from './traits.ts';

/** A place in the motif's box of 512 units. */
const point = z.tuple([z.number(), z.number()]);

/** Names by language, separated by commas. */
const names = z.partialRecord(z.enum(['en', 'de', 'ar']), z.string());

/** Share of a ring's size that the lead inside may fill, and how far it is low, in the same size. */
const room = z.strictObject({ share: z.number(), low: z.number().default(0) });

/** Which motif shows this one in a situation. */
const as = z.partialRecord(
  z.enum([
    /** Beside others. */
    'part',
    /** With a creature in a wood. */
    'in woods',
    /** Wound about a shaft; about a thin one; as that shaft. */
    'coil',
    'close',
    'shaft',
    /** Around what it cannot be wound about. */
    'ring',
    /** With something in it: a hand, and a bottle with a ship or with anything else. */
    'holding',
    'lying',
    'upright',
  ]),
  z.string(),
);

export const motifSchema = z.strictObject({
  names: names.optional(),
  /** Names of a constellation, from which `constellation of …` and others are made. */
  constellation: names.optional(),
  /** The month whose birth flower it is. */
  month: z.strictObject({ en: z.string(), de: z.string() }).optional(),
  role: z.enum(roles).default('body'),
  /** Degrees that stand a leaning motif upright: blades point down, flowers and feathers up. */
  turn: z.number().default(0),
  is: z.array(z.enum(traits)).default([]),
  /** How many of its thing it shows. */
  shows: z.number().default(1),
  /** How many of its part stand for one of it beside others. */
  several: z.number().optional(),
  /** Actions that it shows as it is drawn. */
  acts: z.array(z.enum(actions)).optional(),
  /** Parts that it shows, and how many of each: two, or one that nobody counts, without. */
  parts: z.array(z.string()).optional(),
  seen: z.number().default(2),
  as: as.optional(),
  /** Size of a coil about this shaft. */
  coil: z.number().default(1),
  /** The room inside a ring, and for a peak that fills it. */
  hollow: room.extend({ peak: room.optional() }).optional(),
  /** Where it has something, and how: across both claws, hanging, or upright. */
  grip: z
    .strictObject({
      at: point,
      how: z.enum(['across', 'hanging', 'upright']),
      size: z.number(),
    })
    .optional(),
  /** The room for what is seen in it: its middle, width and height. */
  vessel: z
    .strictObject({
      middle: point,
      room: point,
      /** Whether it stays whole, and is not cut about what is before it. */
      isWhole: z.boolean().default(false),
      /** Whether what is in it is down on a sea. */
      isSea: z.boolean().default(false),
    })
    .optional(),
});

/** Everything that is known of a motif. Composition reads these properties and no ids. */
export type Motif = z.infer<typeof motifSchema>;
