import { headOf } from './compounds.ts';
import { inflections, isPlural } from '../lemmas.ts';
import { nearNames } from './near-names.ts';
import type { Motifs } from './reading/draft.ts';
import type { Action } from './sense.ts';
import { foldText } from '../tokens.ts';

/** Least letters of each of two words that people may write apart, as in `Wikinger Schiff`. */
const shortestApart = 4;

/** Spellings of a name: as written, and two long words also joined. */
const spellingsOf = (before: readonly string[], last: string): string[] => {
  const [first = '', ...more] = before;
  const isPair = more.length === 0 && Math.min(first.length, last.length) >= shortestApart;
  return [[...before, last].join(' '), ...(isPair ? [`${first}${last}`] : [])];
};

/** The nouns a motif library can draw. */
export type Vocabulary = Motifs & {
  /** Most words of a name. */
  longest: number;
  /** The motif that the words name; the last one may be inflected. */
  find(words: readonly string[]): { motif: string; name: string; plural: boolean } | undefined;
  /** Whether the words name one thing that no motif shows. */
  lacks(words: readonly string[]): boolean;
  /** What a collective stands for, in words: a family is a man and a woman and children. */
  members(word: string): string | undefined;
  /** At most three names with a similar spelling, nearest first. */
  near(word: string): string[];
};

/** What a vocabulary knows besides names; a design has no parts with colours of their own. */
type VocabularyRest = Partial<Pick<Motifs, 'part' | 'is'>> & {
  /** What each of these words stands for, in other words. */
  collectives?: ReadonlyMap<string, string>;
  /** Whether a motif shows an action as it is; those of others have its word in their name. */
  shows?: (motif: string, action: Action) => boolean;
  /** Names of things that no motif shows, made of words that have one. */
  undrawn?: Iterable<string>;
};

/** @param names what motifs are called; where two share a name, the first has it */
export function createVocabulary(
  names: Iterable<[name: string, motif: string]>,
  {
    collectives = new Map(),
    shows = () => false,
    undrawn = [],
    part = () => undefined,
    is = () => false,
  }: VocabularyRest = {},
): Vocabulary {
  const motifs = new Map<string, string>();
  let longest = 1;
  for (const [spelling, motif] of names) {
    const name = foldText(spelling);
    if (motifs.has(name)) continue;
    motifs.set(name, motif);
    longest = Math.max(longest, name.split(' ').length);
  }

  const lacking = new Set([...undrawn].map(foldText));
  for (const name of lacking) longest = Math.max(longest, name.split(' ').length);
  const lacks: Vocabulary['lacks'] = (words) =>
    inflections(words.at(-1) ?? '').some((lemma) =>
      lacking.has([...words.slice(0, -1), lemma].join(' ')),
    );

  const find: Vocabulary['find'] = (words) => {
    const last = words.at(-1) ?? '';
    const before = words.slice(0, -1);
    for (const lemma of inflections(last)) {
      for (const name of spellingsOf(before, lemma)) {
        const motif = motifs.get(name);
        if (motif !== undefined) return { motif, name, plural: isPlural(last, lemma) };
      }
    }
    const head = before.length === 0 && headOf(last, isName);
    return head ? find([head]) : undefined;
  };

  const isName = (word: string) => inflections(word).some((lemma) => motifs.has(lemma));

  const acting: Vocabulary['acting'] = (motif, action) => {
    if (shows(motif, action)) return motif;
    for (const [name, other] of motifs) {
      if (other !== motif) continue;
      const found = motifs.get(`${action} ${name}`) ?? motifs.get(`${name} ${action}`);
      if (found) return found;
    }
    return undefined;
  };

  return {
    ...{ longest, find, lacks, acting, part, is },
    members: (word) => collectives.get(word),
    near: (word) => nearNames(word, motifs),
  };
}
