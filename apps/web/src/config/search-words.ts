/** Removes case, accents and vowel signs, which are rarely typed in a search. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/أ|إ|آ/g, 'ا').toLocaleLowerCase();

/** Whether the text contains every typed word, also as part of a word. */
export function holdsWords(text: string, words: string): boolean {
  const within = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
