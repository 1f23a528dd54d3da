import type { OfferedPlace } from '@tintory/contract';

/**
 * Combining marks (Arabic vowels, Latin accents) and the tatweel, which people do not type in a
 * search.
 */
const marks = /[\p{M}\u0640]/gu;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ß/g, 'ss')
    .toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const begins = (words: readonly string[], search: readonly string[]): boolean =>
  search.every((one) => words.some((word) => word.startsWith(one)));

/**
 * Places whose name, synonyms or kind have words starting with those of the search; name matches
 * first.
 *
 * @param kindNames the translated names of the kinds
 */
export function findPlaces(
  places: readonly OfferedPlace[],
  search: string,
  kindNames: Readonly<Record<string, string>>,
): OfferedPlace[] {
  const sought = wordsOf(search);
  if (sought.length === 0) return search.trim() === '' ? [...places] : [];
  const isNamed = ({ name }: OfferedPlace) => begins(wordsOf(name), sought);
  const found = places.filter(({ name, names_too: too, kind }) =>
    begins(wordsOf([name, ...too, kindNames[kind]].join(' ')), sought),
  );
  return [...found.filter(isNamed), ...found.filter((place) => !isNamed(place))];
}
