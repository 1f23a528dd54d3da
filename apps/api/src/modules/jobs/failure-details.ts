import { ImageError } from '@tintory/imaging';
import { fieldOf, reasonOf } from './blame-picture.ts';
import type { JobRow } from './jobs.repository.ts';

/** What a failure says beside its code: words, and those that are near, or the input to blame and why. */
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
