import { whole, wordsOf } from './word-patterns.ts';

/** Words of one meaning, and how far they bring a scene with a minor towards one that nobody gets. */
export interface Signal {
  readonly points: 1 | 2 | 3 | 4;
  readonly words: RegExp;
}

/** Signals that family life has as well, and those that it has not. */
export interface Signals {
  readonly everyday: readonly Signal[];
  readonly grave: readonly Signal[];
}

/** A signal by a list of words, see `wordsOf`, and by patterns. */
export const signal = (points: Signal['points'], list: string, ...patterns: string[]): Signal => ({
  points,
  words: whole([wordsOf(list), ...patterns].join('|')),
});

/** Stands before what somebody has or wears. */
export const own = '(?:an?|the|her|his|their|your|my|our|one|every|each|both)';
