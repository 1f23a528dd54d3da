import type { PlaceGround } from '../place-types.ts';
import type { SubjectTraits } from './subject-traits.ts';

/** A ground that is chosen. */
export type StoodOn = Exclude<PlaceGround, { kind: 'fitting' }>;

/** Things higher or wider than this stand on the floor, in metres. */
const largest = 0.75;

/** Chooses the ground for a subject: a table for small products, else the floor. */
export function fittingGround(
  ground: PlaceGround,
  { thing, metres, slender }: Pick<SubjectTraits, 'thing' | 'metres' | 'slender'>,
): StoodOn {
  if (ground.kind !== 'fitting') return ground;
  const isLarge = thing !== 'product' || Math.max(metres, metres / slender) > largest;
  if (!isLarge) return { kind: 'table', surface: ground.table };
  return ground.floor ? { kind: 'floor', surface: ground.floor } : { kind: 'open' };
}
