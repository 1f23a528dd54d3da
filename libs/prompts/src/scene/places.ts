import type { Place } from './sense.ts';

/** Places that a place's picture can show behind it. */
const shown: Partial<Record<Place, readonly Place[]>> = {
  beach: ['sea'],
  underwater: ['sea'],
  lake: ['meadow', 'forest'],
  mountains: ['meadow', 'field', 'forest'],
  forest: ['meadow'],
  jungle: ['forest', 'meadow'],
  field: ['meadow'],
  city: ['street'],
  street: ['city'],
  snow: ['mountains', 'forest', 'meadow', 'field', 'snow'],
  space: ['sky'],
};

const shows = (place: Place, other: Place): boolean =>
  place === other || other === 'sky' || other === 'snow' || shown[place]?.includes(other) === true;

type Meeting = { place: Place; backdrop?: Place; lost?: 'first' | 'second' };

/**
 * Of two named places, the one that is drawn and the one that is not: a road through a forest is the
 * forest.
 */
export function meet(first: Place | undefined, second: Place): Meeting {
  if (!first || first === 'sky') return { place: second };
  const pair = [first, second];
  if (pair.includes('lake') && pair.includes('mountains'))
    return { place: 'lake', backdrop: 'mountains' };
  if (shows(first, second)) return { place: first };
  if (shows(second, first)) return { place: second };
  return first === 'street' ? { place: second, lost: 'first' } : { place: first, lost: 'second' };
}
