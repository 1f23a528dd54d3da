import { errorStatus, type ErrorCode } from '@tintory/contract';

/**
 * A failure with a code of the contract. The message shown comes from the code, in the caller's
 * language; `details` names fields with their reasons; `cause` is for the log alone.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: { cause?: unknown; details?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
