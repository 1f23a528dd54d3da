import type { Match } from './match-words.ts';

/** A `baby turtle` is a small one; a baby alone is none. */
export const readYoung = (matches: readonly Match[]): Match[] =>
  matches.map((match, at) => {
    const next = matches[at + 1];
    const isYoung = match.words.join(' ') === 'baby' && next?.noun && next.clause === match.clause;
    return isYoung ? { ...match, noun: undefined, sense: { kind: 'size', value: 'small' } } : match;
  });
