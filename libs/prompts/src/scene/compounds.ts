/** Least letters of each part, so that English words are not split. */
const shortest = 4;

/**
 * The head of a German compound of two known words: `feder` of `Adlerfeder`. The longest of several.
 */
export function headOf(word: string, isKnown: (part: string) => boolean): string | undefined {
  for (let at = shortest; at <= word.length - shortest; at += 1) {
    const [first, head] = [word.slice(0, at), word.slice(at)];
    // `Kirschbaum`: the first part may have lost its last vowel.
    if (isKnown(head) && (isKnown(first) || isKnown(`${first}e`))) return head;
  }
  return undefined;
}
