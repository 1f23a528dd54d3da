/** Letters of the parts at least: with fewer, English words would fall apart as well. */
const shortest = 4;

/**
 * The word that a German compound is about, if both of its parts are known: an `Adlerfeder` is a
 * feather. Of several the longest.
 */
export function headOf(word: string, isKnown: (part: string) => boolean): string | undefined {
  for (let at = shortest; at <= word.length - shortest; at += 1) {
    const [first, head] = [word.slice(0, at), word.slice(at)];
    // `Kirschbaum`: the first part may have lost its last vowel.
    if (isKnown(head) && (isKnown(first) || isKnown(`${first}e`))) return head;
  }
  return undefined;
}
