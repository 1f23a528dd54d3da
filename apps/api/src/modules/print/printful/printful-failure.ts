import { AppError } from '../../../platform/errors.ts';

/** A failed answer of Printful. */
export class PrintfulFailure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(`Printful answered ${status}: ${message}`);
    this.name = 'PrintfulFailure';
    this.status = status;
  }
}

/** Whether Printful refused the request for good, so that a retry is useless. */
export const isRefusal = (error: unknown): error is PrintfulFailure =>
  error instanceof PrintfulFailure && (error.status === 400 || error.status === 422);

export const isMissing = (error: unknown): boolean =>
  error instanceof PrintfulFailure && error.status === 404;

/** Maps network errors, a bad token and Printful's failures to our errors. */
export const unavailable = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError('ProviderUnavailable', { cause });
