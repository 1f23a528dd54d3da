import { findSense, isUnseen, isWooden, longestSense } from './lexicon.ts';
import type { DrawnStyle, Sense } from './sense.ts';
import type { Vocabulary } from './vocabulary.ts';

export type ReadOptions = {
  /** Whether `forest` or `moon` is scenery or a thing. */
  scenery: 'surrounds' | 'is-a-thing';
  /** The style that is chosen. */
  style?: DrawnStyle;
};

/** Adjacent words with their meanings; at most one is left once ambiguities are resolved. */
export type Match = {
  words: string[];
  sense?: Sense | undefined;
  noun?: ReturnType<Vocabulary['find']>;
  /** The clause they are in, by index. */
  clause?: number;
};

/** Finds at each word the longest run with a meaning, from left to right. */
export function matchWords(
  words: readonly string[],
  vocabulary: Vocabulary,
  options: ReadOptions,
): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < words.length;) {
    const match = longestMatch(words, at, vocabulary, options);
    matches.push(match);
    at += match.words.length;
  }
  return matches;
}

export function longestMatch(
  words: readonly string[],
  at: number,
  vocabulary: Vocabulary,
  options: ReadOptions,
): Match {
  const most = Math.min(Math.max(vocabulary.longest, longestSense), words.length - at);
  for (let length = most; length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    if (vocabulary.lacks(run)) return { words: run, sense: { kind: 'undrawn' } };
    const sense = senseOf(run, options);
    const noun = tellsAction(run, vocabulary) ? undefined : vocabulary.find(run);
    if (sense || noun) return { words: run, sense, noun };
  }
  return { words: words.slice(at, at + 1) };
}

/** `A man and a woman dancing`: both dance, though `woman dancing` is a name. */
const tellsAction = (run: string[], vocabulary: Vocabulary): boolean =>
  run.length > 1 &&
  findSense(run.slice(-1))?.kind === 'action' &&
  vocabulary.find(run.slice(0, -1)) !== undefined;

/** In a design, `on the moon` is a relation and a thing. */
function senseOf(run: string[], { scenery, style }: ReadOptions): Sense | undefined {
  const sense = findSense(run);
  if (!sense) return undefined;
  if (scenery === 'surrounds') return senseInScene(sense, run.join(' '));
  if (sense.kind === 'posture') return { kind: 'filler' };
  // A design has no sides: `left of` becomes `beside`.
  if (sense.kind === 'side') return { kind: 'undrawn' };
  if (sense.kind === 'relation' && / of$/.test(sense.value) && !/front/.test(sense.value))
    return { kind: 'relation', value: 'beside' };
  // A design has no sky: `flying` is an action that a motif shows.
  if (sense.kind === 'aloft') return { kind: 'action', value: 'flying' };
  if (scenic.has(sense.kind)) return run.length > 1 ? undefined : { kind: 'undrawn' };
  return isOtherInk(sense, style) ? { kind: 'undrawn' } : sense;
}

/** In a scene, `around` is a movement without a place, and every style is flat. */
function senseInScene(sense: Sense, text: string): Sense {
  if (isUnseen(text)) return { kind: 'undrawn' };
  if (isWooden(text)) return { kind: 'color', value: 'brown' };
  if (sense.kind === 'relation' && isRing(sense.manner)) return { kind: 'undrawn' };
  return sense.kind === 'style' && sense.value !== 'flat' ? { kind: 'undrawn' } : sense;
}

/** Whether a colour or style differs from the design's: ink is black, grey or white. */
const isOtherInk = (sense: Sense, style?: DrawnStyle): boolean =>
  sense.kind === 'color'
    ? !['black', 'grey', 'white'].includes(sense.value)
    : sense.kind === 'style' && sense.value !== 'flat' && sense.value !== (style ?? sense.value);

const isRing = (manner?: string) => manner === 'around' || manner === 'within';

const scenic = new Set<Sense['kind']>(['place', 'time', 'weather', 'season']);
