import { withoutMarkup } from '@tintory/imaging';
import { leaveDescriptions } from './described-things.ts';
import { nameParts } from './name-parts.ts';
import { nameThings } from './named-things.ts';
import { isJoinedAnd, isLamp, meaningOf, type Meaning } from './words/scene-lexicon.ts';

/** A word of a prompt as it was written, in lower case, and what it says of the place. */
export type Token = { word: string; meaning: Meaning | undefined };

/** Nobody describes one picture in more words. */
const mostTokens = 400;

/** Two words for one place. */
const coffeeShop = /(?<!\p{L})coffee[ -](?:shop|house|bar)(?!\p{L})/gu;

function tokensOf(prompt: string): Token[] {
  const words =
    withoutMarkup(prompt)
      .toLowerCase()
      .replace(coffeeShop, 'coffeehouse')
      .match(/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?|[,.;:!?&+/\n،؛]/gu) ?? [];
  return words.slice(0, mostTokens).flatMap((word): Token[] => {
    const parts: Token = { word: '', meaning: { kind: 'joint', joint: 'pause' } };
    if (!/^\p{L}/u.test(word)) return [parts];
    const token = { word, meaning: meaningOf(word) };
    const and: Token = { word: '', meaning: { kind: 'joint', joint: 'and' } };
    return isJoinedAnd(word) ? [and, token] : [token];
  });
}

/** The words of a prompt, and what is between them. */
export const readTokens = (prompt: string): Token[] =>
  leaveDescriptions(nameThings(nameParts(withGoldenLight(tokensOf(prompt)))));

/** Golden paper is paper of gold, but golden light is that of a low sun, and a window's is warm. */
const withGoldenLight = (tokens: Token[]): Token[] =>
  tokens.map((token, at) => {
    const { meaning, word } = token;
    if (meaning?.kind !== 'color' || !['gold', 'orange'].includes(meaning.color)) return token;
    const next = isArabic(word) ? tokens[at - 1] : tokens[at + 1];
    if (next?.meaning?.kind === 'light' && next.meaning.studio === 'warm') {
      return { word, meaning: { kind: 'mood', studios: ['warm'], light: 'warm' } };
    }
    if (!next || !isLamp(next.word)) return token;
    return { word, meaning: { kind: 'light', light: 'sunset', studio: 'sunset' } };
  });

/** Arabic describes what was named, English and German what will be. */
export const isArabic = (word: string): boolean => /^[\u0600-\u06FF]/u.test(word);
