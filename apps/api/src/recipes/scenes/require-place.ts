import { ImageError } from '@tintory/imaging';
import { nearPlaces } from './near-places.ts';
import type { SceneWish } from './scene-words.ts';

/** As long as a word may be that is told: a whole sentence of a language without blanks is none. */
const longestWord = 40;

/** Pictures in the place of words; more of them would be noise. */
const mostPictures = 8;

/**
 * Refuses words of which none says anything of the place: nobody is to pay for a place that was not
 * asked for. Without words, and with ones that are in every photograph, there is nothing to refuse.
 *
 * @throws ImageError `PromptUnclear`, with known places near the words
 */
export function requirePlace(
  prompt: string,
  { understood, unknown }: Pick<SceneWish, 'understood' | 'unknown'>,
): void {
  const isSaid = prompt.trim() === '' || understood.length > 0;
  if (isSaid || (unknown.length === 0 && /\p{L}/u.test(prompt))) return;
  const words = unknown.length > 0 ? unknown : picturesIn(prompt);
  throw new ImageError('PromptUnclear', 'The prompt names no place and no light.', {
    suggestions: nearPlaces(unknown),
    unknown: words.filter(({ length }) => length <= longestWord),
  });
}

const picturesIn = (prompt: string): string[] =>
  [...new Set(prompt.match(/\p{Extended_Pictographic}/gu))].slice(0, mostPictures);
