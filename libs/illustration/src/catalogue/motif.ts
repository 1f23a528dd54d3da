import { actions, places } from '@tintory/prompts';
import { z } from 'zod';
import { back, inside, platform, seat, windows } from './carrying.ts';
import { traits } from './traits.ts';

const share = z.number();
const span = z.tuple([z.number(), z.number()]);
/** Middle of the place and its width, in units of the drawing's box; degrees that it leans. */
const spot = z.union([
  z.tuple([z.number(), z.number(), z.number()]),
  z.tuple([z.number(), z.number(), z.number(), z.number()]),
]);
const idList = z.array(z.string());

/** Names, separated by commas. Emoji also have Emojibase's English and German names. */
const names = z.partialRecord(z.enum(['en', 'de', 'ar']), z.string());

/** Where its string begins in shares of width and height, and the string's colour and width. */
const string = z.strictObject({
  aside: share,
  high: share,
  color: z.string(),
  wide: share,
  /** How far aside of the holder it flies, in their reach, and how high, in their height. */
  reach: share,
  lift: share,
});

const legs = z.strictObject({
  hem: z.string(),
  /** A robe without. */
  trousers: z.string().optional(),
  shoes: z.string().optional(),
  /** Hands that are drawn empty. */
  hands: z.enum(['both', 'left']).optional(),
});

/**
 * A part that the drawing shows. `paint` names the fills that make it, the main one first, where
 * `#e6e6e6/2` is the second with that fill; or it is drawn over the rest in the colour `#part`.
 */
const part = z.strictObject({ seen: z.number(), paint: z.string().optional() });

/** Which motif shows this one in a situation. */
const as = z.partialRecord(
  z.enum([
    'biking',
    'surfing',
    'bearded',
    'climbing',
    'climbed',
    'flying',
    /** Sitting or in a window: the drawing that looks at us. */
    'frontal',
    /** About a neck. */
    'worn',
    /** With fish in it, and with a ship. */
    'tank',
    'ship',
  ]),
  z.string(),
);

export const motifSchema = z.strictObject({
  names: names.optional(),
  /** Metres. */
  height: z.number().default(0.4),
  is: z.array(z.enum(traits)).default([]),
  /** The place of a picture that names none. */
  home: z.enum(places).optional(),
  /** Actions that it shows as it is drawn. */
  acts: z.array(z.enum(actions)).optional(),
  as: as.optional(),
  parts: z.record(z.string(), part).optional(),

  /** Where on the body it is worn by who has that spot, and its width there. */
  worn: z.strictObject({ at: z.enum(['head', 'eyes', 'neck']), wide: share.default(1) }).optional(),
  /** Where clothes begin and end, in heights of who wears them: the shoulders are at 0.75. */
  fits: span.optional(),
  /** Spots for what is worn: hats by their foot, the others by their middle. */
  spots: z
    .strictObject({ head: spot.optional(), eyes: spot.optional(), neck: spot.optional() })
    .optional(),
  /** Whether it is carried by its lower end or by its middle. */
  held: z.enum(['end', 'middle']).optional(),
  string: string.optional(),
  /** What drawings of somebody have with them. */
  equipment: idList.optional(),

  seat: seat.optional(),
  back: back.optional(),
  platform: platform.optional(),
  /** The rider's drawing that shows both, and the rider's part that has this one's colour. */
  ridden: z.strictObject({ as: z.enum(['biking', 'surfing']), part: z.string() }).optional(),
  windows: windows.optional(),
  inside: inside.optional(),
  /** Where what is in a vessel begins, and the rim that hides it, in shares of its height. */
  rim: z.strictObject({ foot: share, top: share }).optional(),
  /** What goes into it, and into what it goes, where one is said to be with the other. */
  holds: z.array(z.string()).optional(),
  goesIn: z.array(z.string()).optional(),
  /** Prints and toppings that the drawing lacks, and what kind of these it is. */
  lacks: z.array(z.string()).optional(),
  toppings: z.array(z.string()).optional(),
  /** Of its height, what it has under a load, in heights of the load; 0.75 without. */
  carries: share.optional(),
  /** Share of the body below the water it stands in. */
  sinks: share.optional(),
  /** Share of its height at which it gives light of its own. */
  light: share.optional(),

  /** Below the waist, for emoji that end at the chest. */
  legs: legs.optional(),
  /** The sitting body below an emoji that is a head. */
  body: z.enum(['with tail', 'tailless']).optional(),
  /** The function that draws it from what follows in its id. */
  draw: z.enum(['lying', 'on broom', 'cake']).optional(),
});

/** Everything that is known of a motif. Placement reads these properties and no ids. */
export type Motif = z.infer<typeof motifSchema>;
