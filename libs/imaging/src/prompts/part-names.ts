import { normalizeArabic } from './tokenize.ts';

/**
 * Which part a word names.
 *
 * @param names of each part what people call it, between commas
 */
export const partsByName = (names: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(
    Object.entries(names).flatMap(([part, words]) =>
      normalizeArabic(words)
        .split(', ')
        .map((word): [string, string] => [word, part]),
    ),
  );
