import type { Match } from './match-words.ts';
import type { HasTrait } from './reading/draft.ts';

const field = /^(field|meadow)$/;

/** `In a sunflower field`: the plant grows in the field, and the relation `in` is to the field. */
export function readFields(matches: readonly Match[], is: HasTrait): Match[] {
  return matches.flatMap((match, at) => {
    const [before, after] = [matches[at - 1], matches[at + 1]];
    if (isPlanted(before, match, is)) return [];
    return isPlanted(match, after, is) ? growing(after, match) : [match];
  });
}

const isPlanted = (
  plant: Match | undefined,
  place: Match | undefined,
  is: HasTrait,
): place is Match =>
  plant?.noun !== undefined &&
  is(plant.noun.motif, 'planted') &&
  plant.clause === place?.clause &&
  place?.sense?.kind === 'place' &&
  field.test(place.sense.value);

/** A field `of` a plural. */
const growing = (place: Match, plant: Match): Match[] => [
  place,
  { ...place, words: ['of'], sense: { kind: 'filler' } },
  {
    ...plant,
    words: [many(plant.words.join(' '))],
    noun: plant.noun && { ...plant.noun, plural: true },
    sense: undefined,
  },
];

const many = (name: string): string =>
  name.replace(/y$/, 'ie').replace(/o$/, 'oe').replace(/s?$/, 's');
