import type { Match } from './match-words.ts';
import { isAnd } from './shared-nouns.ts';

/** `Strawberries and cream`: coupled with a thing and told of nothing, a colour is none and is named. */
export const leaveLoneColors = (matches: readonly Match[]): Match[] =>
  matches.map((match, at) => (isLone(matches, at) ? { ...match, sense: undefined } : match));

function isLone(matches: readonly Match[], at: number): boolean {
  const [thing, and, color, next] = matches.slice(Math.max(0, at - 2), at + 2);
  if (at < 2 || color?.sense?.kind !== 'color' || color.noun || !isAnd(and)) return false;
  const isEnd = next?.clause !== color.clause || /^(relation|and)$/.test(next?.sense?.kind ?? '');
  return isEnd && thing?.noun !== undefined && !thing.sense;
}
