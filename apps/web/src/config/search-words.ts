/** Without capitals, accents and vowel signs, which nobody types into a search. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/أ|إ|آ/g, 'ا').toLocaleLowerCase();

/** Whether every word that was typed begins or stands within one of the text. */
export function holdsWords(text: string, words: string): boolean {
  const within = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
