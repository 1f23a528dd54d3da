import { AppError } from '../../../platform/errors.ts';

/** An answer of Printful's that is no success. */
export class PrintfulFailure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(`Printful answered ${status}: ${message}`);
    this.name = 'PrintfulFailure';
    this.status = status;
  }
}

/** Whether Printful read what was asked and does not want it, so that asking again is in vain. */
export const isRefusal = (error: unknown): error is PrintfulFailure =>
  error instanceof PrintfulFailure && (error.status === 400 || error.status === 422);

export const isMissing = (error: unknown): boolean =>
  error instanceof PrintfulFailure && error.status === 404;

/** Trouble of the line, of the token or of Printful itself in the product's words. */
export const unavailable = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError('ProviderUnavailable', { cause });
