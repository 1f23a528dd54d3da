import { findSense, isUnseen, isWooden, longestSense } from './lexicon.ts';
import type { DrawnStyle, Sense } from './sense.ts';
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
  /** The clause they are in, by index. */
  clause?: number;
};

/** At each place the longest run of words with a meaning, from left to right. */
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

/** `A man and a woman dancing`: both do, though `woman dancing` has a name of its own. */
const tellsAction = (run: string[], vocabulary: Vocabulary): boolean =>
  run.length > 1 &&
  findSense(run.slice(-1))?.kind === 'action' &&
  vocabulary.find(run.slice(0, -1)) !== undefined;

/** Where nothing surrounds, `on the moon` is a relation and a thing. */
function senseOf(run: string[], { scenery, style }: ReadOptions): Sense | undefined {
  const sense = findSense(run);
  if (!sense) return undefined;
  if (scenery === 'surrounds') return senseInScene(sense, run.join(' '));
  // A motif is as it is, and not said to be otherwise.
  if (sense.kind === 'posture') return { kind: 'filler' };
  // A design has no sides: what is left of another is beside it.
  if (sense.kind === 'side') return { kind: 'undrawn' };
  if (sense.kind === 'relation' && / of$/.test(sense.value) && !/front/.test(sense.value))
    return { kind: 'relation', value: 'beside' };
  // A design has no sky: there flying is something that a motif shows or does not.
  if (sense.kind === 'aloft') return { kind: 'action', value: 'flying' };
  if (scenic.has(sense.kind)) return run.length > 1 ? undefined : { kind: 'undrawn' };
  return isOtherInk(sense, style) ? { kind: 'undrawn' } : sense;
}

/** What goes around something in a scene moves, so that its place cannot be told; all is flat. */
function senseInScene(sense: Sense, text: string): Sense {
  if (isUnseen(text)) return { kind: 'undrawn' };
  if (isWooden(text)) return { kind: 'color', value: 'brown' };
  if (sense.kind === 'relation' && isRing(sense.manner)) return { kind: 'undrawn' };
  return sense.kind === 'style' && sense.value !== 'flat' ? { kind: 'undrawn' } : sense;
}

/** Ink is black, and of the style that was chosen. */
const isOtherInk = (sense: Sense, style?: DrawnStyle): boolean =>
  sense.kind === 'color'
    ? !['black', 'grey', 'white'].includes(sense.value)
    : sense.kind === 'style' && sense.value !== 'flat' && sense.value !== (style ?? sense.value);

const isRing = (manner?: string) => manner === 'around' || manner === 'within';

const scenic = new Set<Sense['kind']>(['place', 'time', 'weather', 'season']);
