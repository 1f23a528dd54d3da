/** Prefixes that Arabic joins to the next word, with the word by itself: and, with, for, like. */
const joined: [prefix: string, word: string][] = [
  ['و', 'و'],
  ['ب', 'مع'],
  ['ل', 'من'],
  ['ك', 'من'],
];

/** Least letters after `and`, and after the other prefixes. */
const shortest = (prefix: string): number => (prefix === 'و' ? 2 : 3);

/** A word split into a possible prefix and the rest. */
export function unjoin(word: string): [prefix: string, rest: string] | undefined {
  for (const [prefix, alone] of joined) {
    const rest = word.slice(prefix.length);
    if (word.startsWith(prefix) && rest.length >= shortest(prefix)) return [alone, rest];
  }
  return undefined;
}

/**
 * Splits words that are known only without their prefix: `وخنجر` is `and` and a dagger, while `وردة` is
 * a rose.
 *
 * @param isKnown whether words that stand together begin with something that has a meaning
 */
export function partJoined(
  words: readonly string[],
  isKnown: (words: readonly string[]) => boolean,
): string[] {
  return words.flatMap((word, at) => part([word, ...words.slice(at + 1)], isKnown));
}

function part(words: readonly string[], isKnown: (words: readonly string[]) => boolean): string[] {
  const [word = '', ...after] = words;
  const found = unjoin(word);
  if (!found || isKnown(words)) return [word];
  const [prefix, rest] = found;
  const inner = part([rest, ...after], isKnown);
  return inner.length > 1 || isKnown([rest, ...after]) ? [prefix, ...inner] : [word];
}
