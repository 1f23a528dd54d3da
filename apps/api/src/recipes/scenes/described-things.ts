import { nounOf } from './scene-nouns.ts';
import type { Token } from './scene-tokens.ts';
import { indefiniteWords, ownerWords, standWords, supportWords } from './words/function-words.ts';
import { surfaces } from './words/setting-words.ts';

const listOf = (words: string) => new Set(words.split(' '));
const owners = listOf(ownerWords);
const articles = listOf(indefiniteWords);
const stands = listOf(standWords);
const supports = listOf(supportWords);

/** Words that stand together up to what parts them: `a wooden spoon`, `on marble`. */
type Run = { from: number; to: number };

/**
 * A wooden spoon is no wood to stand on: where such a word only says what a thing is made of, or what
 * it is for, it has no meaning here. That is so beside another place, with `my` before it, and with
 * `a` where it is a material.
 */
export function leaveDescriptions(tokens: readonly Token[]): Token[] {
  const described = runsOf(tokens).filter((run) => isThing(tokens, run));
  const isIn = (at: number) => described.some(({ from, to }) => at >= from && at < to);
  const isPlaceElsewhere = tokens.some((token, at) => namesPlace(token) && !isIn(at));
  const left = described.filter((run) => isPlaceElsewhere || isOwned(tokens, run));
  const isLeft = (at: number) => left.some(({ from, to }) => at >= from && at < to);
  return tokens.map((token, at) =>
    isLeft(at) && isDescription(token) ? { word: token.word, meaning: undefined } : token,
  );
}

const parts = ({ meaning }: Token): boolean =>
  meaning !== undefined && ['joint', 'relation', 'negation'].includes(meaning.kind);

function runsOf(tokens: readonly Token[]): Run[] {
  const ends = [...tokens.keys(), tokens.length].filter((at) => !tokens[at] || parts(tokens[at]));
  return ends.map((to, i) => ({ from: (ends[i - 1] ?? -1) + 1, to }));
}

/** What describes: a place, and the sun and the night, but no colour. */
const isDescription = (token: Token): boolean =>
  nounOf(token) !== undefined &&
  token.meaning?.kind !== 'thing' &&
  token.meaning?.kind !== 'ground';

const namesPlace = ({ meaning }: Token): boolean =>
  meaning !== undefined && ['place', 'setting', 'room', 'paper'].includes(meaning.kind);

/** An unknown thing, described, that nothing stands on. */
function isThing(tokens: readonly Token[], { from, to }: Run): boolean {
  const run = tokens.slice(from, to);
  const before = tokens[from - 1];
  if (before && (stands.has(before.word) || before.meaning?.kind === 'negation')) return false;
  return run.some((token, at) => {
    if (!isDescription(token)) return false;
    const thing = /^[\u0600-\u06FF]/u.test(token.word) ? run[at - 1] : afterOthers(run, at + 1);
    return thing !== undefined && !thing.meaning && !supports.has(thing.word);
  });
}

/** What follows, past what describes it too. */
const afterOthers = (run: readonly Token[], from: number): Token | undefined =>
  run.slice(from).find((token) => !isDescription(token));

/** Whether words tell that a thing is meant and no place. */
function isOwned(tokens: readonly Token[], { from, to }: Run): boolean {
  const run = tokens.slice(from, to);
  if (run.some(({ word }) => owners.has(word))) return true;
  const isMaterial = run.some(
    ({ meaning }) => meaning?.kind === 'place' && surfaces.has(meaning.studio),
  );
  const isOne = run.some(({ word }) => articles.has(word) || /^[\u0600-\u06FF]/u.test(word));
  return isMaterial && isOne;
}
