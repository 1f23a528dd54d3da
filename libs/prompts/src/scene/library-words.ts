import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { inflections, isPlural } from '../lemmas.ts';
import { foldText } from '../tokens.ts';

type NamedPart = { part: string; plural: boolean };

const byLanguage = z.partialRecord(z.enum(['en', 'de', 'ar']), z.string());

const wordsFile = z.strictObject({
  /** What people call each part of a thing, between commas. */
  parts: z.record(z.string(), byLanguage),
  /** What a collective stands for, in other words. */
  collectives: z.record(z.string(), z.string()),
  keywords: byLanguage.default({}),
  undrawn: byLanguage.default({}),
});

/** Reads what a motif library calls things beside the names of its motifs. */
export function readLibraryWords(path: string) {
  const { parts, collectives, ...more } = wordsFile.parse(parse(readFileSync(path, 'utf8')));
  const partOfName = new Map(
    Object.entries(parts).flatMap(([part, names]) =>
      foldText(Object.values(names).join(', '))
        .split(', ')
        .map((word) => [word, part] as const),
    ),
  );
  /** The part that a word names, in whatever form the word stands. */
  const findPart = (word: string): NamedPart | undefined => {
    const folded = foldText(word);
    const lemma = inflections(folded).find((one) => partOfName.has(one)) ?? '';
    const part = partOfName.get(lemma);
    return part === undefined ? undefined : { part, plural: isPlural(folded, lemma) };
  };
  return { ...more, collectives: new Map(Object.entries(collectives)), findPart };
}
