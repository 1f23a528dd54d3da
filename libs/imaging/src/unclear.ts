import { suggestWords, type Vocabulary } from '@tintory/prompts';
import { ImageError } from './image-error.ts';

/** Pictograms in place of words; more of them would be noise. */
const mostPictures = 8;

/** The error for a prompt in which nothing is understood; it lists the words, or else the emoji. */
export function unclear(
  prompt: string,
  words: readonly string[],
  vocabulary: Pick<Vocabulary, 'near'>,
): ImageError {
  const pictures = prompt.match(/\p{Extended_Pictographic}/gu) ?? [];
  const unknown = words.length > 0 ? words : [...new Set(pictures)].slice(0, mostPictures);
  return new ImageError('PromptUnclear', 'The prompt names nothing that can be drawn.', {
    suggestions: suggestWords(words, vocabulary),
    unknown,
  });
}
