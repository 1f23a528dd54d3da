import { findSense, longestSense } from './lexicon.ts';
import type { PromptReading } from './prompt-reading.ts';
import { partJoined } from './joined-words.ts';
import { createReader, type Reader } from './reader.ts';
import type { Sense } from './sense.ts';
import { tokenize } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

export type ReadOptions = {
  /** Whether `forest` or `moon` are the picture's scenery or things of their own. */
  scenery: 'surrounds' | 'is-a-thing';
};

type Match = { words: string[]; sense?: Sense | undefined; noun?: ReturnType<Vocabulary['find']> };

/**
 * Reads a prompt by lexicon: at each place the longest run of words with a meaning, whole words
 * only, left to right; adjectives wait for their noun, relations for theirs. Never fails: words
 * without a meaning are handed back as unknown.
 */
export function readPrompt(
  prompt: string,
  vocabulary: Vocabulary,
  { scenery }: ReadOptions,
): PromptReading {
  const isKnown = (run: readonly string[]) => {
    const { sense, noun } = longestMatch(run, 0, vocabulary, scenery);
    return sense !== undefined || noun !== undefined;
  };
  const words = spellOut(partJoined(tokenize(prompt), isKnown), vocabulary);
  const reader = createReader(vocabulary.acting);
  for (let at = 0; at < words.length;) {
    const match = longestMatch(words, at, vocabulary, scenery);
    const next = at + match.words.length;
    const nounFollows = () => followsNoun(words, next, vocabulary, scenery);
    const isVerb = isGerund(words, at, match);
    take(reader, isVerb ? { words: match.words } : prefer(match, scenery, nounFollows));
    at = next;
  }
  return reader.finish();
}

/** A `couple of cats` is two cats; a `couple` is two people. */
const spellOut = (words: string[], vocabulary: Vocabulary): string[] =>
  words.flatMap((word, at) => {
    const members = words[at + 1] === 'of' ? undefined : vocabulary.members(word);
    return members?.split(' ') ?? word;
  });

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
  scenery: ReadOptions['scenery'],
): Match {
  const most = Math.min(Math.max(vocabulary.longest, longestSense), words.length - at);
  for (let length = most; length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    const sense = senseOf(run, scenery);
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
function senseOf(run: string[], scenery: ReadOptions['scenery']): Sense | undefined {
  const sense = findSense(run);
  // What goes around something in a scene moves: it is in no place that could be told.
  if (scenery === 'surrounds' && sense?.kind === 'relation' && isRing(sense.manner)) {
    return { kind: 'filler' };
  }
  // A design has no sky: there flying is something that a motif shows or does not.
  if (scenery === 'is-a-thing' && sense?.kind === 'aloft')
    return { kind: 'action', value: 'flying' };
  const isPhrase = sense !== undefined && run.length > 1 && scenic.has(sense.kind);
  return isPhrase && scenery === 'is-a-thing' ? undefined : sense;
}

const isRing = (manner?: string) => manner === 'around' || manner === 'within';

const scenic = new Set<Sense['kind']>(['place', 'time', 'weather', 'season']);
const adjectives = new Set<Sense['kind']>(['color', 'size', 'mood', 'style']);

/** Settles words that are in both: `orange` the colour or the fruit, `forest` the place or the thing. */
function prefer(match: Match, scenery: ReadOptions['scenery'], nounFollows: () => boolean): Match {
  const { words, sense, noun } = match;
  if (!sense || !noun) return match;
  const asThing = scenic.has(sense.kind)
    ? scenery === 'is-a-thing'
    : adjectives.has(sense.kind) && !nounFollows();
  return asThing ? { words, noun } : { words, sense };
}

/** Whether a noun comes next, with nothing but adjectives before it. */
function followsNoun(
  words: string[],
  from: number,
  vocabulary: Vocabulary,
  scenery: ReadOptions['scenery'],
): boolean {
  for (let at = from; at < words.length;) {
    const match = longestMatch(words, at, vocabulary, scenery);
    if (match.noun && !(match.sense && adjectives.has(match.sense.kind))) return true;
    if (!match.sense || !adjectives.has(match.sense.kind)) return false;
    at += match.words.length;
  }
  return false;
}

function take(reader: Reader, { words, sense, noun }: Match): void {
  const text = words.join(' ');
  if (noun) return reader.noun(noun, text);
  if (!sense) return reader.unknown(text);
  reader.sense(sense, text);
}
