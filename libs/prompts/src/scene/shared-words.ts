import type { Match } from './match-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What may stand between two nouns that share the first word of one. */
const between = new Set(['and', 'filler', 'color', 'size', 'count', 'mood']);

/**
 * Reads each match of a prompt in turn: `a chess king and a queen` are two pieces, as the word
 * before the first noun goes on to those that are coupled with it, where together they have a name.
 */
export function shareFirstWord({ find }: Vocabulary): (match: Match) => Match {
  let first: string | undefined;
  return (match) => {
    const { noun, sense, words } = match;
    if (!noun) {
      if (!sense || !between.has(sense.kind)) first = undefined;
      return match;
    }
    const shared = first && words.length === 1 ? find([first, ...words]) : undefined;
    if (!shared) first = words.length > 1 ? words[0] : undefined;
    return shared ? { ...match, noun: shared, sense: undefined } : match;
  };
}
