/** Letter forms that the engine treats as one, so that it may report a word with another form. */
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
  /** What it may replace: first the word as the user wrote it, then the other suggestions. */
  others: readonly string[];
};

/**
 * The prompt with the word it is offered for replaced by the chosen one, or the chosen one
 * appended. Choosing it again restores the first of `others`.
 */
export function toggleWord(prompt: string, { word, others }: WordChoice): string {
  if (hasWord(prompt, word)) return replace(prompt, word, others[0] ?? word);
  const present = others.find((other) => hasWord(prompt, other));
  if (present !== undefined) return replace(prompt, present, word);
  return prompt.trim() === '' ? word : `${prompt.trimEnd()} ${word}`;
}

const replace = (prompt: string, old: string, word: string): string =>
  prompt.replace(patternOf(old), (written) => spellLike(written, word));

/** Capitalized if the replaced word is. */
function spellLike(written: string, word: string): string {
  const [first = ''] = written;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
