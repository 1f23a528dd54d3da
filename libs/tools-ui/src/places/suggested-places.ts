import { placeKinds, type OfferedPlace } from '@tintory/contract';

/** Together with the automatic choice they fill two rows of the options. */
const shown = 5;

/**
 * The places offered in the form: the proposals for the object, else one of each kind, and always
 * the chosen one.
 */
export function suggestedPlaces(
  places: readonly OfferedPlace[],
  proposals: readonly string[],
  chosen: string,
): OfferedPlace[] {
  const byId = (id: string) => places.find((place) => place.id === id) ?? [];
  const proposed = proposals.flatMap(byId);
  const usual = placeKinds.flatMap((kind) => places.find((place) => place.kind === kind) ?? []);
  const row = (proposed.length > 0 ? proposed : usual).slice(0, shown);
  if (row.some(({ id }) => id === chosen)) return row;
  return [...[chosen].flatMap(byId), ...row].slice(0, shown);
}
