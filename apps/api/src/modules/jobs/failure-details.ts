import { ImageError } from '@tintory/imaging';
import { fieldOf, reasonOf } from './blame-picture.ts';
import type { JobRow } from './jobs.repository.ts';

/** A failure's details: unknown words and suggestions, or the input and the reason. */
export function failureDetailsOf(error: unknown): JobRow['result'] {
  const { suggestions, unknown } =
    error instanceof ImageError ? error : { suggestions: [], unknown: [] };
  if (suggestions.length > 0 || unknown.length > 0) {
    return {
      ...(suggestions.length > 0 && { suggestions: [...suggestions] }),
      ...(unknown.length > 0 && { unknown: [...unknown] }),
    };
  }
  const [field, reason] = [fieldOf(error), reasonOf(error)];
  return field || reason ? { ...(field && { field }), ...(reason && { reason }) } : null;
}
