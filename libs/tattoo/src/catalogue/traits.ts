/** What a motif is, where yes or no says it all. */
export const traits = [
  'creature', // May look another in the eyes.
  'standing', // A sign that stands upright, whatever it is with.
  'compact', // A body without gaps: what lies behind shows only where it comes out.
  'plate', // Behind it a blade that crosses leaves two stubs.
  'stem', // Held together with others by the stem.
  'shaft', // Thin enough to be wound about.
  'thin', // Needs a close coil.
  'blade', // Goes through things.
  'crossed', // Two blades that cross.
  'short', // Its guard is low: it goes in further above for the guard to show.
  'winds', // Winds about a shaft: it is drawn coiled there.
  'serpent', // Lies behind what it is not wound about.
  'coil',
  'perches', // Sits down on what it is with.
  'leftward', // A profile that faces left; all others face right or us.
  'one-way', // A sign that a mirror would make wrong.
  'chess', // Stands on a board, side by side.
  'rises', // Grows out of the other, as its path.
  'cradled', // Fits between the horns of a crescent.
  'horned', // Holds others between its horns.
  'branch', // Carries others, though it is long.
  'underline', // Broad and open: it lies below others.
  'open', // Known by what is seen at the sides of whoever is before it.
  'high', // Land that rises to a summit.
  'peak', // Fills a triangle.
  'water', // What is on it is in it, not before it.
  'fire', // Rises behind others.
  'line', // A line below others.
  'woods', // Stands as single trees about a creature.
  'sails', // Lies in a bottle.
  'full', // Nothing shows in it.
  'arch', // Spans the sky over all else.
  'broad', // Broad in the sky.
  'hand',
  'opens', // Takes one other thing in the place of its inner petals.
  'stars-alone', // Its name means nothing but the stars.
] as const;

export type Trait = (typeof traits)[number];

/** What part a motif plays beside another in one drawing. */
export const roles = [
  'body',
  'bloom',
  'flyer',
  'ground',
  'tree',
  'light',
  'long',
  'spark',
  'headwear',
  'banner',
  'wings',
  'ring',
] as const;

export type Role = (typeof roles)[number];
