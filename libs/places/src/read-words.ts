import type { PlaceTime } from '@tintory/contract';
import type { PlaceLibrary } from './load-library.ts';
import type { NameIndex, NamePhrase } from './name-index.ts';
import { termsOf, type Term } from './terms.ts';

/** What words ask for, by the ids of records; `unknown` are those that ask for nothing known. */
export type PlaceWords = {
  place?: string;
  surface?: string;
  time?: PlaceTime;
  understood: string[];
  unknown: string[];
};

/** A fully matched name; `at` are the positions of its words. */
type Said = { phrase: NamePhrase; at: ReadonlySet<number> };

/** A record's score: place words weigh more than time-of-day words; the rest breaks ties. */
const worth = { timeWord: 0.3, time: 0.4, surface: 0.3, ownName: 0.2, synonym: 0.1 };

/** Reads the place, the surface and the time of day out of a text by the names of the records. */
export function readWords(library: PlaceLibrary, index: NameIndex, text: string): PlaceWords {
  const terms = termsOf(text);
  const said = longest(findSaid(index, terms));
  const timeSaid = best(said, 'time', () => 0);
  const time = timeSaid?.phrase.id as PlaceTime | undefined;
  const place = choosePlace(library, said, time);
  const surfaceSaid = chooseSurface(library, said, place);
  // A place has one time of day: another one is not to be had there.
  const hasTime = !place || library.places.get(place)?.time === time;
  const used = [
    ...said.filter(({ phrase }) => phrase.kind === 'place' && phrase.id === place),
    ...[surfaceSaid, hasTime ? timeSaid : undefined].filter((one) => one !== undefined),
  ].flatMap(({ at }) => [...at]);
  return {
    ...(place ? { place } : {}),
    ...(surfaceSaid ? { surface: surfaceSaid.phrase.id } : {}),
    ...(time && hasTime ? { time } : {}),
    ...split(terms, new Set(used)),
  };
}

function choosePlace(
  library: PlaceLibrary,
  said: readonly Said[],
  time: PlaceTime | undefined,
): string | undefined {
  const ofKind = (kind: NamePhrase['kind']) => said.filter(({ phrase }) => phrase.kind === kind);
  const timeWords = new Set(ofKind('time').flatMap(({ at }) => [...at]));
  const surfaces = new Set(ofKind('surface').map(({ phrase }) => phrase.id));
  return best(said, 'place', ({ phrase: { id }, at }) => {
    const fits = surfacesOf(library, id).some((one) => surfaces.has(one));
    const words = [...at].reduce((sum, one) => sum + (timeWords.has(one) ? worth.timeWord : 1), 0);
    const isThen = time !== undefined && library.places.get(id)?.time === time;
    return words + (isThen ? worth.time : 0) + (fits ? worth.surface : 0);
  })?.phrase.id;
}

function chooseSurface(
  library: PlaceLibrary,
  said: readonly Said[],
  place: string | undefined,
): Said | undefined {
  const fitting = place ? surfacesOf(library, place) : [];
  return best(said, 'surface', ({ phrase: { id }, at }) => {
    const rank = fitting.indexOf(id);
    return at.size + (rank < 0 ? 0 : worth.surface / (1 + rank / fitting.length));
  });
}

/** The names of which every word is said, side by side. */
function findSaid(index: NameIndex, terms: readonly Term[]): Said[] {
  const found = new Map<NamePhrase, Map<string, number>>();
  for (const [at, { term }] of terms.entries()) {
    for (const hit of index.find(term)) {
      const places = found.get(hit.phrase) ?? new Map<string, number>();
      found.set(hit.phrase, places.set(hit.term, at));
    }
  }
  return [...found]
    .filter(([phrase, places]) => {
      const at = phrase.terms.map((term) => places.get(term) ?? NaN);
      if (isUnbroken(at) && at.every((one, i) => i === 0 || one > (at[i - 1] as number)))
        return true;
      // In another order they are one name only side by side: a table in a café is no café table.
      return isUnbroken(at.map((one) => terms[one]?.at ?? NaN));
    })
    .map(([phrase, places]) => ({ phrase, at: new Set(places.values()) }));
}

const isUnbroken = (at: readonly number[]): boolean =>
  new Set(at).size === at.length && Math.max(...at) - Math.min(...at) === at.length - 1;

/** Without the names that are only part of a longer one. */
const longest = (said: readonly Said[]): Said[] =>
  said.filter(
    ({ at }) =>
      !said.some((other) => other.at.size > at.size && [...at].every((one) => other.at.has(one))),
  );

function best(
  said: readonly Said[],
  kind: NamePhrase['kind'],
  worthOf: (one: Said) => number,
): Said | undefined {
  const ranked = said
    .filter(({ phrase }) => phrase.kind === kind)
    .map((one) => {
      const { rank } = one.phrase;
      const name = rank === 0 ? worth.ownName : worth.synonym / rank;
      return { one, score: worthOf(one) + name };
    });
  return ranked.sort((a, b) => b.score - a.score)[0]?.one;
}

/** Those that fit a place, of a table and of its ground. */
function surfacesOf({ places }: PlaceLibrary, id: string): string[] {
  const surfaces = places.get(id)?.surfaces;
  return surfaces ? [...surfaces.table, ...surfaces.ground] : [];
}

const split = (terms: readonly Term[], used: ReadonlySet<number>) => ({
  understood: terms.filter((_, at) => used.has(at)).map(({ text }) => text),
  unknown: terms.filter((_, at) => !used.has(at)).map(({ text }) => text),
});
