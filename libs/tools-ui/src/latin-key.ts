type Key = Pick<KeyboardEvent, 'key' | 'code'>;

/** Names of keys and what Latin keyboards write; Arabic has keys that write two letters. */
const isLatin = (key: string): boolean => /^(?:[\x20-\x7e]+|\p{Script=Latin})$/u.test(key);

const signs: Record<string, string> = { BracketLeft: '[', BracketRight: ']' };

/**
 * What a key is called where letters are commands: the small letter it writes, or, on a keyboard
 * without Latin letters, the one that stands in its place on others.
 */
export function latinKey({ key, code }: Key): string {
  if (isLatin(key)) return key.length === 1 ? key.toLowerCase() : key;
  return /^(?:Key|Digit)(\w)$/.exec(code)?.[1]?.toLowerCase() ?? signs[code] ?? key;
}
