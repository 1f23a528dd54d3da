import type { StudioName } from '@tintory/imaging';
import { coloredPlace, paperOf, type Coloring, type Place } from './scene-colors.ts';
import type { Phrase, Token } from './scene-phrases.ts';
import { colorsOf, findSights, hasColor, strongest, type Sight } from './scene-sights.ts';

/** The places that are wished for, and the words that count for nothing in them. */
export type PlaceWish = { places: Place[]; left: Set<Token> };

function coloringOf(tokens: Token[]): Coloring {
  const meanings = tokens.flatMap(({ meaning }) => meaning ?? []);
  const color = meanings.find((meaning) => meaning.kind === 'color');
  const shade = meanings.find((meaning) => meaning.kind === 'shade');
  return { color: color?.color, shade: color?.shade ?? shade?.shade };
}

/** Chooses the places of what is wished for. */
export function choosePlaces(phrases: readonly Phrase[]): PlaceWish {
  const left = new Set<Token>();
  const sights = findSights(phrases, left);
  const places = strongest(sights, left).flatMap((sight) => placeOf(sight, left));
  addMoods(phrases, places, left);
  const keys = places.map((place) => JSON.stringify(place));
  return { places: places.filter((_, at) => keys.indexOf(keys[at] ?? '') === at), left };
}

function placeOf({ noun, colors }: Sight, left: Set<Token>): Place[] {
  const coloring = coloringOf(colors);
  if (!('studio' in noun)) return [paperOf(coloring)];
  const place = coloredPlace(noun.studio, coloring);
  if (!place) colors.forEach((token) => left.add(token));
  return [place ?? { studio: noun.studio }];
}

/** A mood is a place only where nothing else is; any place that has it does. */
function addMoods(phrases: readonly Phrase[], places: Place[], left: Set<Token>): void {
  const isAlone = places.length === 0;
  const settled = new Set<number>();
  for (const phrase of phrases) {
    for (const token of phrase.tokens) {
      const studios = moodOf(token, phrase);
      const [first] = studios;
      if (!first || places.some(({ studio }) => studios.includes(studio))) continue;
      if (isAlone && !settled.has(phrase.clause)) places.push({ studio: first });
      else left.add(token);
      settled.add(phrase.clause);
    }
  }
}

/** Where it is dark, and nothing is said to be, it is night. */
function moodOf({ meaning }: Token, phrase: Phrase): StudioName[] {
  if (meaning?.kind === 'mood') return meaning.studios;
  const isLoose = !phrase.noun && !hasColor(colorsOf(phrase));
  return meaning?.kind === 'shade' && meaning.shade === 'dark' && isLoose ? ['night'] : [];
}
