import { suggestWords, type Vocabulary } from '@tintory/prompts';
import { ImageError } from './image-error.ts';

/** Pictograms in place of words; more of them would be noise. */
const mostPictures = 8;

/** The error of a prompt of which nothing is understood: its words, or else its emoji, are named. */
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
