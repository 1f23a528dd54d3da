/**
 * A typed text in the store's search syntax: every word must begin a word of the title. Operators
 * (fields, groups, negation) are escaped.
 */
export function searchWords(typed: string): string | null {
  const words = typed
    .normalize()
    // Search operators are upper-case only.
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return words.length > 0 ? words.map((word) => `title:${word}*`).join(' ') : null;
}
