import { fromGerman } from './false-friends.ts';
import { findSense, longestSense } from './lexicon.ts';
import type { PromptReading } from './prompt-reading.ts';
import { partJoined } from './joined-words.ts';
import { createReader, type Reader } from './reader.ts';
import type { DrawnStyle, Sense } from './sense.ts';
import { shareFirstWord } from './shared-words.ts';
import { tokenize } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

export type ReadOptions = {
  /** Whether `forest` or `moon` are the picture's scenery or things of their own. */
  scenery: 'surrounds' | 'is-a-thing';
  /** How it is drawn whatever the prompt says. */
  style?: DrawnStyle;
};

/** Words that stand together, and what they mean: at most one of both once it is settled. */
export type Match = {
  words: string[];
  sense?: Sense | undefined;
  noun?: ReturnType<Vocabulary['find']>;
};

/**
 * Reads a prompt by lexicon: at each place the longest run of words with a meaning, whole words
 * only, left to right; adjectives wait for their noun, relations for theirs. Never fails: words
 * without a meaning are handed back as unknown.
 */
export function readPrompt(
  prompt: string,
  vocabulary: Vocabulary,
  options: ReadOptions,
): PromptReading {
  const isKnown = (run: readonly string[]) => {
    const { sense, noun } = longestMatch(run, 0, vocabulary, options);
    return sense !== undefined || noun !== undefined;
  };
  const written = partJoined(tokenize(prompt), isKnown);
  const words = spellOut(written, vocabulary);
  const german = falseFriends(written);
  const reader = createReader(vocabulary.acting);
  const share = shareFirstWord(vocabulary);
  for (let at = 0; at < words.length;) {
    const match = longestMatch(words, at, vocabulary, options);
    const next = at + match.words.length;
    const nounFollows = () => followsNoun(words, next, vocabulary, options);
    const isVerb = isGerund(words, at, match);
    const settled = share(isVerb ? { words: match.words } : prefer(match, nounFollows));
    take(reader, settled, match.words.map((word) => german.get(word) ?? word).join(' '));
    at = next;
  }
  return reader.finish();
}

/** A `couple of cats` is two cats, a `couple` is two people. */
const spellOut = (words: string[], vocabulary: Vocabulary): string[] =>
  words.flatMap((word, at) => {
    const members = words[at + 1] === 'of' ? undefined : vocabulary.members(word);
    return fromGerman(words, at) ?? members?.split(' ') ?? word;
  });

/** What the English words that stand for German ones were written as. */
const falseFriends = (written: string[]): Map<string, string> =>
  new Map(
    written.flatMap((word, at): [string, string][] => {
      const english = fromGerman(written, at);
      return english ? [[english, word]] : [];
    }),
  );

/** `Kids building a castle`: no building stands there. */
const isGerund = (words: string[], at: number, { words: run, noun }: Match): boolean =>
  noun !== undefined &&
  at > 0 &&
  run.length === 1 &&
  /.ing$/.test(run[0] ?? '') &&
  /^(a|an|the)$/.test(words[at + 1] ?? '');

function longestMatch(
  words: readonly string[],
  at: number,
  vocabulary: Vocabulary,
  options: ReadOptions,
): Match {
  const most = Math.min(Math.max(vocabulary.longest, longestSense), words.length - at);
  for (let length = most; length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    const sense = senseOf(run, options);
    const noun = tellsAction(run, vocabulary) ? undefined : vocabulary.find(run);
    if (sense || noun) return { words: run, sense, noun };
  }
  return { words: words.slice(at, at + 1) };
}

/** `A man and a woman dancing`: both do, though `woman dancing` has a name of its own. */
const tellsAction = (run: string[], vocabulary: Vocabulary): boolean =>
  run.length > 1 &&
  findSense(run.slice(-1))?.kind === 'action' &&
  vocabulary.find(run.slice(0, -1)) !== undefined;

/** Where nothing surrounds, `on the moon` is a relation and a thing. */
function senseOf(run: string[], { scenery, style }: ReadOptions): Sense | undefined {
  const sense = findSense(run);
  if (!sense) return undefined;
  if (scenery === 'surrounds') {
    // What goes around something in a scene moves: it is in no place that could be told.
    return sense.kind === 'relation' && isRing(sense.manner) ? { kind: 'filler' } : sense;
  }
  // A design has no sides: what is left of another is beside it.
  if (sense.kind === 'side') return { kind: 'undrawn' };
  if (sense.kind === 'relation' && / of$/.test(sense.value) && !/front/.test(sense.value))
    return { kind: 'relation', value: 'beside' };
  // A design has no sky: there flying is something that a motif shows or does not.
  if (sense.kind === 'aloft') return { kind: 'action', value: 'flying' };
  if (scenic.has(sense.kind)) return run.length > 1 ? undefined : { kind: 'undrawn' };
  return isOtherInk(sense, style) ? { kind: 'undrawn' } : sense;
}

/** Ink is black, and of the style that was chosen. */
const isOtherInk = (sense: Sense, style?: DrawnStyle): boolean =>
  sense.kind === 'color'
    ? !['black', 'grey', 'white'].includes(sense.value)
    : sense.kind === 'style' && sense.value !== 'flat' && sense.value !== (style ?? sense.value);

const isRing = (manner?: string) => manner === 'around' || manner === 'within';

const scenic = new Set<Sense['kind']>(['place', 'time', 'weather', 'season']);
const adjectives = new Set<Sense['kind']>(['color', 'size', 'mood', 'style']);

/** Settles words that are in both: `orange` the colour or the fruit, `forest` the place or the thing. */
function prefer(match: Match, nounFollows: () => boolean): Match {
  const { words, sense, noun } = match;
  if (!sense || !noun) return match;
  // Ink that is not there is a colour all the same: in `a violet rose` grows no violet.
  const said = findSense(words) ?? sense;
  const asThing = adjectives.has(said.kind)
    ? !nounFollows()
    : sense.kind === 'undrawn' && said.kind !== 'side';
  return asThing ? { words, noun } : { words, sense };
}

/** Whether a noun comes next, with nothing but adjectives before it. */
function followsNoun(
  words: string[],
  from: number,
  vocabulary: Vocabulary,
  options: ReadOptions,
): boolean {
  for (let at = from; at < words.length;) {
    const match = longestMatch(words, at, vocabulary, options);
    if (match.noun && !(match.sense && adjectives.has(match.sense.kind))) return true;
    if (!match.sense || !adjectives.has(match.sense.kind)) return false;
    at += match.words.length;
  }
  return false;
}

function take(reader: Reader, { sense, noun }: Match, text: string): void {
  if (noun) return reader.noun(noun, text);
  if (!sense || sense.kind === 'undrawn') return reader.unknown(text);
  reader.sense(sense, text);
}
