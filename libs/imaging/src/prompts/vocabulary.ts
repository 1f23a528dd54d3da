import { editDistance } from './edit-distance.ts';
import { isPlural, lemmas } from './lemmas.ts';
import { normalizeArabic } from './tokenize.ts';

/** The nouns a motif library can draw. */
export type Vocabulary = {
  /** Most words that one name has. */
  longest: number;
  /** The motif that these words name, the last of them in the plural or not. */
  find(words: readonly string[]): { motif: string; name: string; plural: boolean } | undefined;
  /** Names that are spelled nearly like the word, nearest first; at most three. */
  near(word: string): string[];
};

/** Share of a word's letters that may differ in a suggestion. */
const nearEnough = 0.4;

/** @param names what motifs are called; where two share a name, the first has it */
export function createVocabulary(names: Iterable<[name: string, motif: string]>): Vocabulary {
  const motifs = new Map<string, string>();
  let longest = 1;
  for (const [spelling, motif] of names) {
    const name = normalizeArabic(spelling);
    if (motifs.has(name)) continue;
    motifs.set(name, motif);
    longest = Math.max(longest, name.split(' ').length);
  }

  const find: Vocabulary['find'] = (words) => {
    const last = words.at(-1) ?? '';
    const before = words.slice(0, -1);
    for (const lemma of lemmas(last)) {
      const name = [...before, lemma].join(' ');
      const motif = motifs.get(name);
      if (motif !== undefined) return { motif, name, plural: isPlural(last, lemma) };
    }
    return undefined;
  };

  const near: Vocabulary['near'] = (word) => {
    const found: { name: string; distance: number }[] = [];
    for (const name of motifs.keys()) {
      if (Math.abs(name.length - word.length) > word.length * nearEnough) continue;
      const distance = editDistance(word, name);
      if (distance <= word.length * nearEnough) found.push({ name, distance });
    }
    found.sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'en'));
    return found.slice(0, 3).map(({ name }) => name);
  };

  return { longest, find, near };
}
