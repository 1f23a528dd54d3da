import type { Match } from './match-words.ts';

/** Plants that fields and gardens are named after. */
const planted =
  /^(tulip|rose|sunflower|blossom|hibiscus|hyacinth|carrot|potato|mushroom|strawberry|watermelon|jack-o-lantern)$/;
const field = /^(field|meadow)$/;

/** `In a sunflower field`: the plant grows in the field, and the relation `in` is to the field. */
export function readFields(matches: readonly Match[]): Match[] {
  return matches.flatMap((match, at) => {
    const [before, after] = [matches[at - 1], matches[at + 1]];
    if (isPlanted(before, match)) return [];
    return isPlanted(match, after) ? growing(after, match) : [match];
  });
}

const isPlanted = (plant: Match | undefined, place: Match | undefined): place is Match =>
  plant?.noun !== undefined &&
  planted.test(plant.noun.motif) &&
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
