/** Kinds by which places are offered, in this order; without schemas, since browsers read them. */
export const placeKinds = [
  'studio',
  'home',
  'cafe',
  'street',
  'nature',
  'season',
  'night',
] as const;
export type PlaceKind = (typeof placeKinds)[number];
