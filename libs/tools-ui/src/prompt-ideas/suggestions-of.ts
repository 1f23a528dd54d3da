import type { Job, PromptSuggestion } from '@tintory/contract';

const isSuggestion = (value: unknown): value is PromptSuggestion =>
  typeof value === 'object' &&
  value !== null &&
  'instead_of' in value &&
  typeof value.instead_of === 'string' &&
  'words' in value &&
  Array.isArray(value.words) &&
  value.words.every((word) => typeof word === 'string');

/** Known words for the unknown ones of a job's prompt, from its error or its result. */
export function suggestionsOf({
  error,
  result,
}: Pick<Job, 'error' | 'result'>): PromptSuggestion[] {
  const given: unknown = error ? error.suggestions : result?.['suggestions'];
  return Array.isArray(given) ? given.filter(isSuggestion) : [];
}
