import type { Match } from './match-words.ts';

const grass = /^(grass|gras)$/;
const sides = /^(behind|in front of|under)$/;

/**
 * `A fox behind grass`: what somebody is behind stands there, while grass elsewhere is where
 * everything is.
 */
export const standGrass = (matches: readonly Match[]): Match[] =>
  matches.map((match, at) => (isThing(matches, at) ? { ...match, ...tall } : match));

const tall = {
  sense: undefined,
  noun: { motif: 'tintory-tall-grass', name: 'grass', plural: false },
};

function isThing(matches: readonly Match[], at: number): boolean {
  const match = matches[at] as Match;
  if (!grass.test(match.words.join(' '))) return false;
  const before = matches
    .slice(0, at)
    .findLast(({ sense }) => !sense || !/^(filler|color|size)$/.test(sense.kind));
  return before?.sense?.kind === 'relation' && sides.test(before.sense.value);
}
