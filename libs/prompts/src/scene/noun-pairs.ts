import { isArabic } from '../lemmas.ts';
import type { Match } from './match-words.ts';
import type { HasTrait } from './reading/draft.ts';

const determiner = /^(a|an|the|my|your|his|her|its|our|their|this|that|these|those)$/;
/** Gerunds, which are no second part of a name. */
const gerund = /^(?!building).{3,}ing$/;

/**
 * Of two nouns that form one name, the one that names the kind: in `cat bed` the cat. It is reported as
 * unknown and not drawn. In Arabic it is the second one.
 */
export const nameFirstNouns = (matches: readonly Match[], is: HasTrait): Match[] =>
  matches.map((match, at) => (isKind(matches, at, is) ? unnamed(match) : match));

const unnamed = (match: Match): Match => ({ ...match, noun: undefined, sense: undefined });

function isKind(matches: readonly Match[], at: number, is: HasTrait): boolean {
  const { noun, words, clause } = matches[at] as Match;
  if (!noun) return false;
  const [before, next] = [matches[at - 1], matches[at + 1]];
  if (isArabic(words[0] ?? ''))
    return (
      before?.noun !== undefined && before.clause === clause && !is(before.noun.motif, 'vessel')
    );
  const isPair = next?.noun !== undefined && next.clause === clause && !noun.plural;
  if (gerund.test(next?.words[0] ?? '')) return false;
  if (isPair && is(noun.motif, 'flavor') && is(next.noun?.motif ?? '', 'dish')) return true;
  return isPair && isDetermined(matches, at);
}

/** Two nouns after an article are a name; without one they may be a list. */
function isDetermined(matches: readonly Match[], at: number): boolean {
  const { clause } = matches[at] as Match;
  for (const { sense, noun, words, clause: other } of matches.slice(0, at).reverse()) {
    if (other !== clause) return false;
    if (determiner.test(words.join(' '))) return true;
    if (sense?.kind === 'count')
      return /^[a-z0-9 ]+$/.test(words.join(' ')) && !german.test(words[0] ?? '');
    const isAdjective = sense && /^(color|size|mood|style|filler)$/.test(sense.kind);
    if (!isAdjective && !noun) return false;
  }
  return false;
}

/** `Ein Korb Äpfel`: German nouns in a row are no name. */
const german =
  /^(ein(e|en|em|er|es|ige)?|zwei|drei|vier|sechs|sieben|acht|neun|zehn|viele|mehrere)$/;
