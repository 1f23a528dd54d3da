import type { PlaceTime } from '@tintory/contract';
import MiniSearch from 'minisearch';
import times from '../data/times.json' with { type: 'json' };
import type { PlaceLibrary } from './load-library.ts';
import { nameLanguages, termsOf } from './terms.ts';

/** What a name is the name of. */
export type NamedThing =
  { kind: 'place'; id: string } | { kind: 'surface'; id: string } | { kind: 'time'; id: PlaceTime };

/** One name of a thing; `rank` 0 for its own, and 1, 2, … for its synonyms in their order. */
export type NamePhrase = NamedThing & { terms: readonly string[]; rank: number };

/** A phrase with one of its terms that a word was taken for. */
export type NameHit = { phrase: NamePhrase; term: string };

/** Finds names by their words. */
export type NameIndex = {
  /** Names with the word, or with one that is spelled nearly so where there is none. */
  find(term: string): NameHit[];
  /** Names of places that look most like the word, the nearest first. */
  nearPlaces(term: string): string[];
};

/** Letters a word must have for each one in it that may be wrong. */
const lettersPerSlip = 5;

const slipsIn = (term: string): number => Math.floor(term.length / lettersPerSlip);

/** Indexes every name and synonym of a library in all languages. */
export function indexNames(library: PlaceLibrary): NameIndex {
  const phrases = phrasesOf(library);
  const search = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  search.addAll(phrases.map(({ terms }, id) => ({ id, name: terms.join(' ') })));
  const hitsOf = (term: string, fuzzy: number | false, prefix = false): NameHit[] =>
    search.search(term, { fuzzy, prefix }).flatMap(({ id, terms }) => {
      const phrase = phrases[id as number];
      return phrase ? terms.map((one) => ({ phrase, term: one })) : [];
    });
  return {
    find: (term) => {
      const exact = hitsOf(term, false);
      if (exact.length > 0 || slipsIn(term) === 0) return exact;
      // Typing errors rarely hit the first letter, so words with another one do not match.
      return hitsOf(term, slipsIn(term)).filter((hit) => hit.term[0] === term[0]);
    },
    nearPlaces: (term) => {
      const hits = hitsOf(term, slipsIn(term) + 1, true);
      const ids = hits.flatMap(({ phrase }) => (phrase.kind === 'place' ? [phrase.id] : []));
      return [...new Set(ids)];
    },
  };
}

function phrasesOf({ places, surfaces }: PlaceLibrary): NamePhrase[] {
  const ofRecords = (kind: 'place' | 'surface', records: PlaceLibrary[`${typeof kind}s`]) =>
    [...records.values()].flatMap(({ id, names, synonyms }) =>
      nameLanguages.flatMap((language) =>
        [names[language], ...synonyms[language]].map((name, rank) =>
          phraseOf({ kind, id }, name, rank),
        ),
      ),
    );
  const ofTimes = Object.entries(times).flatMap(([id, names]) =>
    nameLanguages.flatMap((language) =>
      names[language].map((name, rank) =>
        phraseOf({ kind: 'time', id: id as PlaceTime }, name, rank),
      ),
    ),
  );
  const all = [...ofRecords('place', places), ...ofRecords('surface', surfaces), ...ofTimes];
  return all.filter(({ terms }) => terms.length > 0);
}

const phraseOf = (thing: NamedThing, name: string, rank: number): NamePhrase => ({
  ...thing,
  terms: [...new Set(termsOf(name).map(({ term }) => term))],
  rank,
});
