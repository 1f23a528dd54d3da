import { ApiError } from './api-error.ts';

/** Whether an address leads to nothing: no such thing there, or no id at all. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'NotFound' ||
    (error.code === 'InvalidInput' && error.details?.['id'] !== undefined));
