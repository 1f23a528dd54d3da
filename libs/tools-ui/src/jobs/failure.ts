import { ApiError } from '@tintory/api-client';
import type { FailureReason } from '@tintory/contract';
import { FileGone, fileGoneCode } from '../photo/file-gone.ts';

/** Why something came to nothing, and what is known of it beside the code. */
export type Failure = {
  code: string;
  /** The input to blame, where the API names one. */
  field?: string | undefined;
  /** The reason, if the code alone does not tell. */
  reason?: FailureReason | undefined;
  /** What the API says of that input, in the language of the page. */
  said?: string | undefined;
  /** How long to wait before another try. */
  seconds?: number | undefined;
};

/** The outcome of a paid call is unknown, so "nothing was charged" must not be said. */
export const outcomeUnknownCode = 'OutcomeUnknown';

/** The window in which calls are counted: nobody waits longer. */
export const longestWaitSeconds = 60;

/** Error code of a run whose picture was deleted. */
export const photoGoneCode = 'PhotoGone';

/** The code of a failure, as it is meant of a run. */
export const codeOfRun = (code: string): string => (code === 'NotFound' ? photoGoneCode : code);

/** Maps a failed call to a run's failure; errors outside the API are internal. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FileGone) return { code: fileGoneCode, field: error.field };
  if (!(error instanceof ApiError)) return { code: 'Internal' };
  const [[field, said] = []] = Object.entries(error.details ?? {});
  return { code: codeOfRun(error.code), field, said, seconds: error.retryAfterSeconds };
}
