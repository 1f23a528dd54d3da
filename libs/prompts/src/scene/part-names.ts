import { inflections, isPlural } from '../lemmas.ts';
import { foldText } from '../tokens.ts';

export type NamedPart = { part: string; plural: boolean };

/**
 * Finds the part that a word names, in whatever form the word stands.
 *
 * @param names of each part what people call it, between commas
 */
export function createPartFinder(
  names: Readonly<Record<string, string>>,
): (word: string) => NamedPart | undefined {
  const partOfName = new Map(
    Object.entries(names).flatMap(([part, words]) =>
      foldText(words)
        .split(', ')
        .map((word): [string, string] => [word, part]),
    ),
  );
  return (word) => {
    const normal = foldText(word);
    const lemma = inflections(normal).find((one) => partOfName.has(one)) ?? '';
    const part = partOfName.get(lemma);
    return part === undefined ? undefined : { part, plural: isPlural(normal, lemma) };
  };
}
