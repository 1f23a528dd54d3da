import { headOf } from './compounds.ts';
import { editDistance } from './edit-distance.ts';
import { inflections, isPlural } from './lemmas.ts';
import type { FindPart } from './reading/draft.ts';
import type { Action } from './sense.ts';
import { normalizeArabic } from './tokenize.ts';

/** The nouns a motif library can draw. */
export type Vocabulary = {
  /** Most words that one name has. */
  longest: number;
  /** The motif that these words name, the last of them in the plural or not. */
  find(words: readonly string[]): { motif: string; name: string; plural: boolean } | undefined;
  /** Whether the words name one thing that no motif shows, though one may show each word. */
  lacks(words: readonly string[]): boolean;
  /** The motif that shows what a motif names in an action, if there is one. */
  acting(motif: string, action: Action): string | undefined;
  /** The part of a motif's thing that a word names. */
  part: FindPart;
  /** What a collective stands for, in words: a family is a man and a woman and children. */
  members(word: string): string | undefined;
  /** Names that are spelled nearly like the word, nearest first; at most three. */
  near(word: string): string[];
};

/** Names suggested for one word. */
const most = 3;
/** Letters a name has at least to be looked for inside of a word. */
const shortestPart = 4;

/**
 * How far a word is from a name: the letters that differ, or those that a compound has more, as in
 * `wolfpack`; infinite where nobody would take one for the other.
 */
function spellingDistance(word: string, name: string): number {
  const more = word.length - name.length;
  if (more > 0 && name.length >= shortestPart && isPart(word, name)) return more;
  const allowed = Math.min(3, Math.floor(word.length / 3));
  if (Math.abs(more) > allowed) return Infinity;
  const distance = editDistance(word, name);
  // A slip of the finger seldom hits the first letter: what begins otherwise is another word.
  const isSwapped = word[0] === name[1] && word[1] === name[0];
  const isLikely = word[0] === name[0] || isSwapped;
  return isLikely && distance <= allowed ? distance : Infinity;
}

/** There is no king in `walking`. */
const isPart = (word: string, name: string): boolean =>
  word.startsWith(name) || (word.endsWith(name) && !name.endsWith('ing'));

/**
 * @param names what motifs are called; where two share a name, the first has it
 * @param collectives what each of these words stands for, in other words
 * @param shows motifs that show an action as they are; those of others have its word in their name
 * @param undrawn names of things that no motif shows, made of words that have one
 * @param part parts of motifs that have a colour of their own; a design has none
 */
export function createVocabulary(
  names: Iterable<[name: string, motif: string]>,
  collectives: ReadonlyMap<string, string> = new Map(),
  shows: Partial<Record<Action, RegExp>> = {},
  undrawn: Iterable<string> = [],
  part: FindPart = () => undefined,
): Vocabulary {
  const motifs = new Map<string, string>();
  let longest = 1;
  for (const [spelling, motif] of names) {
    const name = normalizeArabic(spelling);
    if (motifs.has(name)) continue;
    motifs.set(name, motif);
    longest = Math.max(longest, name.split(' ').length);
  }

  const lacking = new Set([...undrawn].map(normalizeArabic));
  for (const name of lacking) longest = Math.max(longest, name.split(' ').length);
  const lacks: Vocabulary['lacks'] = (words) =>
    inflections(words.at(-1) ?? '').some((lemma) =>
      lacking.has([...words.slice(0, -1), lemma].join(' ')),
    );

  const find: Vocabulary['find'] = (words) => {
    const last = words.at(-1) ?? '';
    const before = words.slice(0, -1);
    for (const lemma of inflections(last)) {
      const name = [...before, lemma].join(' ');
      const motif = motifs.get(name);
      if (motif !== undefined) return { motif, name, plural: isPlural(last, lemma) };
    }
    const head = before.length === 0 && headOf(last, isName);
    return head ? find([head]) : undefined;
  };

  const isName = (word: string) => inflections(word).some((lemma) => motifs.has(lemma));

  const acting: Vocabulary['acting'] = (motif, action) => {
    if (shows[action]?.test(motif)) return motif;
    for (const [name, other] of motifs) {
      if (other !== motif) continue;
      const found = motifs.get(`${action} ${name}`) ?? motifs.get(`${name} ${action}`);
      if (found) return found;
    }
    return undefined;
  };

  const near: Vocabulary['near'] = (word) => {
    const found = [...motifs]
      .map(([name, motif]) => ({ name, motif, distance: spellingDistance(word, name) }))
      .filter(({ distance }) => distance < Infinity);
    found.sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'en'));
    // `kompass` and `compass` are the same drawing.
    const firsts = new Map(found.toReversed().map(({ name, motif }) => [motif, name]));
    return found
      .filter(({ name, motif }) => firsts.get(motif) === name)
      .slice(0, most)
      .map(({ name }) => name);
  };

  return { longest, find, lacks, acting, part, members: (word) => collectives.get(word), near };
}
