import { namesShade, nounOf } from './scene-nouns.ts';
import type { Token } from './scene-tokens.ts';
import { articleWords } from './words/function-words.ts';

/** What is said of a place, and of nothing that stands in it. */
const bearers = /^(in|im|on|auf|against|vor|في|على)$/;

const articles = new Set(articleWords.split(' '));

/**
 * Roses, oranges and gold are things as well as colours: they are colours before what has them, after
 * `in`, beside a background, or where there is nothing else. What is a thing has no meaning here.
 */
export function nameThings(tokens: readonly Token[]): Token[] {
  const isOnly = tokens.every(isLook);
  return tokens.map((token, at) => {
    const { meaning, word } = token;
    if (meaning?.kind !== 'color' || !meaning.isThing || isBeforeNoun(tokens, at + 1)) return token;
    const isColor =
      meaning.isThing === 'singular' && (isOnly ? !hasArticle(tokens, at) : isAfter(tokens, at));
    return isColor ? token : { word, meaning: undefined };
  });
}

/** A colour and what may stand beside one that is all of a prompt. */
const isLook = ({ meaning }: Token): boolean =>
  meaning !== undefined && ['color', 'shade', 'mood', 'joint', 'silent'].includes(meaning.kind);

const hasArticle = (tokens: readonly Token[], at: number): boolean =>
  articles.has(tokens[at - 1]?.word ?? '');

/** Whether a place or what it is made of follows, with nothing but other colours before it. */
function isBeforeNoun(tokens: readonly Token[], from: number): boolean {
  for (const token of tokens.slice(from)) {
    const noun = nounOf(token);
    if (noun) return noun.kind !== 'thing';
    if (!isBetween(token)) return false;
  }
  return false;
}

const joins = ({ meaning }: Token): boolean => meaning?.kind === 'joint' && meaning.joint === 'and';

const isBetween = (token: Token): boolean => joins(token) || isAdjective(token);

const isAdjective = ({ meaning, word }: Token): boolean =>
  (meaning?.kind === 'silent' && !articles.has(word)) ||
  meaning?.kind === 'color' ||
  meaning?.kind === 'shade' ||
  // There are pastel walls, but the leaves of mint are no colour.
  (meaning?.kind === 'mood' && !meaning.light);

/** Whether a colour is said of what came before: `in rose`, `dark olive`, `background: orange`. */
function isAfter(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || hasArticle(tokens, at)) return false;
  if (before.meaning?.kind === 'shade' || bearers.test(before.word)) return true;
  // In gold and silver both are colours.
  if (joins(before) && tokens[at - 2]?.meaning?.kind === 'color') return isAfter(tokens, at - 2);
  const noun = nounOf(before);
  if (noun && namesShade(noun, tokens[at] as Token)) return true;
  return isOfSheet(tokens, at);
}

/** Whether the last noun before is a background, with nothing but colours after it. */
function isOfSheet(tokens: readonly Token[], at: number): boolean {
  for (const token of tokens.slice(0, at).toReversed()) {
    const noun = nounOf(token);
    if (noun) return noun.kind === 'paper' || noun.kind === 'ground';
    if (!isLook(token)) return false;
  }
  return false;
}
