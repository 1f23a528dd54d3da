/** Forms of a letter that the engine takes for one, so that it may name a word in another of them. */
const forms: Record<string, string> = { ا: '[اأإآٱ]', ي: '[يىئ]', و: '[وؤ]' };

const patternOf = (word: string): RegExp => {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const loose = escaped.replace(/[ايو]/g, (letter) => forms[letter] ?? letter);
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${loose}(?![\p{L}\p{M}\p{N}])`, 'giu');
};

/** Whether a prompt has these words as whole words. */
export const hasWord = (prompt: string, word: string): boolean => patternOf(word).test(prompt);

type WordChoice = {
  /** What was chosen. */
  word: string;
  /** What it may replace: the word as the person wrote it first, then what else was offered. */
  others: readonly string[];
};

/**
 * A prompt with the chosen word in the place of the one it is offered for, or at the end where
 * there is no such word. Chosen once more it makes room for the first of the others again.
 */
export function toggleWord(prompt: string, { word, others }: WordChoice): string {
  if (hasWord(prompt, word)) return replace(prompt, word, others[0] ?? word);
  const present = others.find((other) => hasWord(prompt, other));
  if (present !== undefined) return replace(prompt, present, word);
  return prompt.trim() === '' ? word : `${prompt.trimEnd()} ${word}`;
}

const replace = (prompt: string, old: string, word: string): string =>
  prompt.replace(patternOf(old), (written) => spellLike(written, word));

/** With a capital where the word it replaces has one. */
function spellLike(written: string, word: string): string {
  const [first = ''] = written;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
