import { lemmas, tokenize, type SettingName } from '@tintory/imaging';
import type { Token } from './scene-tokens.ts';
import { settingParts } from './words/setting-words.ts';

const formsOf = (words: string) => tokenize(words).flatMap(lemmas);

const parts = new Map(
  Object.entries(settingParts).map(([setting, words]) => [setting, new Set(formsOf(words))]),
);

const isPart = (setting: SettingName, word: string): boolean =>
  formsOf(word).some((form) => parts.get(setting)?.has(form));

/**
 * A living room has a sofa, and whoever names both is told of both. Where anything is not wanted
 * nothing is taken for granted: it could be the sofa.
 */
export function nameParts(tokens: readonly Token[]): Token[] {
  const settings = tokens.flatMap(({ meaning }) => (meaning?.kind === 'setting' ? meaning : []));
  const isRefusing = tokens.some(({ meaning }) => meaning?.kind === 'negation');
  if (settings.length === 0 || isRefusing) return [...tokens];
  return tokens.map((token) => {
    const owner = settings.find(({ setting }) => isPart(setting, token.word));
    // A city is a place of its own, but a city's street is the street.
    const isFree = !token.meaning || token.meaning.kind === 'place';
    return owner && isFree ? { ...token, meaning: owner } : token;
  });
}
