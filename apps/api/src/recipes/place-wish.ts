import type { PromptSuggestion } from '@tintory/contract';
import { ImageError } from '@tintory/imaging';
import { proposePlaces, type PlacedThing } from '@tintory/places';
import type { PlacesService } from '../modules/places/places.service.ts';

/** Pictograms in place of words; more of them would be noise. */
const mostPictures = 8;
/** Longest word that is listed as unknown: a sentence in a script without spaces is not a word. */
const longestWord = 40;

/** What was asked for. */
export type PlaceQuestion = { place: string; surface: string; prompt: string; thing: PlacedThing };

/** `places` are the requested one, or the proposals. */
export type PlaceWish = {
  places: string[];
  surface: string;
  isAsked: boolean;
  understood: string[];
  unknown: string[];
  suggestions: PromptSuggestion[];
};

type Places = Pick<PlacesService, 'library' | 'finder'>;

/**
 * Decides the place: a chosen one, else one named by the words, else the first proposals.
 *
 * @throws ImageError `PromptUnclear` where words alone were to say it and none names anything
 */
export function wishPlace(places: Places, question: PlaceQuestion): PlaceWish {
  const { library, finder } = places;
  const { prompt, thing } = question;
  const words = finder.read(prompt);
  const suggestions = finder.suggest(words.unknown, prompt);
  if (!question.place && !question.surface) requireMeaning(prompt, words, suggestions);
  const place = question.place || words.place;
  const surface = question.surface || words.surface || '';
  const { time } = words;
  const needs = { ...(surface ? { surface } : {}), ...(time ? { time } : {}) };
  return {
    places: place ? [place] : proposePlaces(library, thing, needs),
    surface,
    isAsked: place !== undefined && place !== '',
    understood: words.understood,
    unknown: words.unknown,
    suggestions,
  };
}

/** A place without a request must not be paid for; stop words request none. */
function requireMeaning(
  prompt: string,
  { understood, unknown }: Pick<PlaceWish, 'understood' | 'unknown'>,
  suggestions: readonly PromptSuggestion[],
): void {
  const isSilent = unknown.length === 0 && (prompt.trim() === '' || /\p{L}/u.test(prompt));
  if (understood.length > 0 || isSilent) return;
  const words = unknown.length > 0 ? unknown : picturesIn(prompt);
  throw new ImageError('PromptUnclear', 'The prompt names no place, surface or time of day.', {
    suggestions,
    unknown: words.filter(({ length }) => length <= longestWord),
  });
}

const picturesIn = (prompt: string): string[] =>
  [...new Set(prompt.match(/\p{Extended_Pictographic}/gu))].slice(0, mostPictures);
