import type { PlaceTime } from '@tintory/contract';
import type { Place, PlaceLibrary } from './load-library.ts';
import type { PlacedThing } from './place-record.ts';

/** As many are offered at first: a row of pictures on a phone. */
export const proposalCount = 4;

/** What the places proposed must have. */
export type PlaceNeeds = { surface?: string; time?: PlaceTime };

/**
 * Four first places for a thing: suitable ones, of different kinds if possible. If none has the
 * needed surface, any place can have it.
 */
export function proposePlaces(
  { places }: PlaceLibrary,
  thing: PlacedThing,
  { surface, time }: PlaceNeeds = {},
): string[] {
  const inTime = [...places.values()].filter((place) => !time || place.time === time);
  const withSurface = inTime.filter((place) => !surface || surfacesOf(place).includes(surface));
  const fitting = [...withSurface, ...inTime, ...places.values()];
  const isAsked = new Set(withSurface);
  const ranked = [...new Set(fitting)].map((place) => ({
    place,
    worth: (isAsked.has(place) ? 2 : 0) + (place.suits.includes(thing) ? 1 : 0),
  }));
  ranked.sort((a, b) => b.worth - a.worth);
  return varied(ranked).slice(0, proposalCount);
}

const surfacesOf = ({ surfaces }: Place): string[] => [...surfaces.table, ...surfaces.ground];

/** Within what is worth the same, one of each kind before a second of any. */
function varied(ranked: readonly { place: Place; worth: number }[]): string[] {
  const turns = new Map<string, number>();
  const order = ranked.map(({ place, worth }) => {
    const group = `${worth} ${place.kind}`;
    const turn = turns.get(group) ?? 0;
    turns.set(group, turn + 1);
    return { id: place.id, worth, turn };
  });
  order.sort((a, b) => b.worth - a.worth || a.turn - b.turn);
  return order.map(({ id }) => id);
}
