import { leaveBeyond } from './beyond-drawing.ts';
import { tellEach } from './each-of-several.ts';
import { fromGerman } from './false-friends.ts';
import { readFields } from './fields.ts';
import { readInside } from './inside.ts';
import { findSense } from './lexicon.ts';
import type { PromptReading } from './prompt-reading.ts';
import { clausesOf, promptWords, spellings } from './prompt-words.ts';
import { partJoined } from '../joined-words.ts';
import { findMissing } from './main-thing.ts';
import { longestMatch, matchWords, type Match, type ReadOptions } from './match-words.ts';
import { nameFirstNouns } from './noun-pairs.ts';
import { createReader, type Reader } from './reader.ts';
import type { Sense } from './sense.ts';
import { readYoung } from './the-young.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Reads a prompt by lexicon: the longest runs of whole words with a meaning, from left to right.
 * Adjectives and relations wait for their noun. Never fails: other words are returned as unknown.
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
  const words = promptWords(prompt);
  const clauses = clausesOf(words).map((some) => partJoined(some, isKnown));
  const matches = clauses.flatMap((some, clause) =>
    matchWords(spellOut(some, vocabulary), vocabulary, options).map((match) => ({
      ...match,
      clause,
    })),
  );
  const isScene = options.scenery === 'surrounds';
  const within = readInside(leaveBeyond(matches, isScene), isScene, vocabulary.is);
  const told = isScene ? tellEach(within) : within;
  const settled = told.map((match, at) =>
    isGerund(told, at) ? { ...match, noun: undefined, sense: undefined } : prefer(told, at),
  );
  const written = new Map([...spellings(words), ...falseFriends(clauses.flat())]);
  const reader = createReader(vocabulary);
  // `And` may be one word with the next.
  const spell = (word: string) => written.get(word) ?? written.get(`و${word}`)?.slice(1) ?? word;
  const spelled = (match: Match) => match.words.map(spell).join(' ');
  const read = isScene
    ? nameFirstNouns(readFields(readYoung(settled), vocabulary.is), vocabulary.is)
    : settled;
  for (const match of read) take(reader, match, spelled(match));
  const missing = findMissing(read, vocabulary.lacks, spelled);
  return { ...reader.finish(), ...(missing && { missing }) };
}

/** A `couple of cats` is two cats, a `couple` is two people. */
const spellOut = (words: string[], vocabulary: Vocabulary): string[] =>
  words.flatMap((word, at) => {
    // `A bear family`: bears, not people.
    if (isFamily(words.slice(at, at + 2), vocabulary)) return ['three', word];
    if (at > 0 && isFamily(words.slice(at - 1, at + 1), vocabulary)) return [];
    const members = words[at + 1] === 'of' ? undefined : vocabulary.members(word);
    return fromGerman(words, at) ?? members?.split(' ') ?? word;
  });

/** Whether two words are a family of the first one's motif. */
const isFamily = ([kind = '', word = '']: readonly string[], vocabulary: Vocabulary): boolean =>
  word === 'family' &&
  vocabulary.members(word) !== undefined &&
  vocabulary.find([kind]) !== undefined;

/** The German words that were replaced by English ones. */
const falseFriends = (written: string[]): Map<string, string> =>
  new Map(
    written.flatMap((word, at): [string, string][] => {
      const english = fromGerman(written, at);
      return english ? [[english, word]] : [];
    }),
  );

/** `Kids building a castle`: `building` is a verb. */
const isGerund = (matches: readonly Match[], at: number): boolean => {
  const { words: run, noun } = matches[at] as Match;
  return (
    noun !== undefined &&
    at > 0 &&
    run.length === 1 &&
    /.ing$/.test(run[0] ?? '') &&
    /^(a|an|the)$/.test(matches[at + 1]?.words[0] ?? '')
  );
};

const adjectives = new Set<Sense['kind']>(['color', 'size', 'mood', 'style']);

/** Resolves words that are both noun and adjective: `orange`, `ein Junge` or `eine junge Frau`. */
function prefer(matches: readonly Match[], at: number): Match {
  const match = matches[at] as Match;
  const { words, sense, noun } = match;
  if (!sense || !noun) return match;
  // Also a colour that a design lacks: `a violet rose` is no violet.
  const said = findSense(words) ?? sense;
  // `Drei Fliegen` is a noun, `Vögel fliegen` a verb.
  if (said.kind === 'aloft' && /^(count|color|size)$/.test(matches[at - 1]?.sense?.kind ?? ''))
    return { ...match, sense: undefined };
  const isYoung = said.kind === 'filler' && /^jungen?$/.test(words[0] ?? '');
  const asThing =
    adjectives.has(said.kind) || isYoung
      ? !followsNoun(matches, at + 1)
      : sense.kind === 'undrawn' && said.kind !== 'side';
  return asThing ? { ...match, sense: undefined } : { ...match, noun: undefined };
}

/** Whether a noun follows, with only adjectives before it. */
function followsNoun(matches: readonly Match[], from: number): boolean {
  for (const { sense, noun } of matches.slice(from)) {
    if (noun && !(sense && adjectives.has(sense.kind))) return true;
    if (!sense || !adjectives.has(sense.kind)) return false;
  }
  return false;
}

function take(reader: Reader, { sense, noun }: Match, text: string): void {
  if (noun) return reader.noun(noun, text);
  if (!sense || sense.kind === 'undrawn') return reader.unknown(text);
  reader.sense(sense, text);
}
