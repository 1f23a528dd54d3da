import type { Match } from './match-words.ts';

export const article = /^(a|an|the)$/;

/** Whether a match is an adjective. */
export const isLook = (match?: Match): boolean =>
  // `Three oranges` are fruit.
  (match?.sense?.kind === 'color' && !match.noun?.plural) || match?.sense?.kind === 'size';

export const isAnd = (match?: Match): boolean => match?.sense?.kind === 'and';

/** One of several things. */
export const one = (match: Match): Match =>
  match.noun
    ? { ...match, words: [match.noun.name], noun: { ...match.noun, plural: false } }
    : match;

/** `A red and a blue balloon`, `red and blue balloons`: repeats the noun for each. */
export function repeatNoun(matches: readonly Match[]): Match[] {
  return matches.flatMap((match, at) => {
    const isComma = isOpening(match) && match.clause !== matches[at - 1]?.clause;
    const noun = isAnd(match)
      ? sharedNoun(matches, at, at + 1)
      : isComma && sharedNoun(matches, at, at);
    return noun ? [noun, match] : [match];
  });
}

/** The noun that the adjectives on both sides of `and` or a comma share. */
function sharedNoun(matches: readonly Match[], at: number, start: number): Match | undefined {
  let first = at - 1;
  while (isLook(matches[first])) first -= 1;
  let last = start;
  const opens = isOpening(matches[last]);
  if (opens) last += 1;
  const from = last;
  while (isLook(matches[last]) && !isFruit(matches, last)) last += 1;
  const noun = matches[last];
  const isPair = first < at - 1 && last > from && noun?.noun !== undefined;
  if (!isPair || isOpening(matches[first]) !== opens) return undefined;
  if (!opens && !noun.noun?.plural) return undefined;
  const isOne = opens && count(matches[first]) === 1;
  return isOne ? one(noun) : noun;
}

const count = (match?: Match): number => (match?.sense?.kind === 'count' ? match.sense.value : 1);
const isOpening = (match?: Match): boolean =>
  match?.sense?.kind === 'count' || article.test(match?.words[0] ?? '');
/** `A red and an orange`: the last colour is a noun where none follows. */
const isFruit = (matches: readonly Match[], at: number): boolean =>
  matches[at]?.noun !== undefined && !isLook(matches[at + 1]) && !matches[at + 1]?.noun;
