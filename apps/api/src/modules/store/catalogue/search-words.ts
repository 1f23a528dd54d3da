/**
 * What a person typed, as the store's search language reads it: every word must begin one of the
 * title's. Its own signs (fields, groups, negation) mean nothing here.
 */
export function searchWords(typed: string): string | null {
  const words = typed
    .normalize()
    // Operators are only upper-case.
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return words.length > 0 ? words.map((word) => `title:${word}*`).join(' ') : null;
}
