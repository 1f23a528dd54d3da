import { errorStatus, type ErrorCode, type FailureReason } from '@tintory/contract';
import type { Detail } from './detail.ts';

type AppErrorOptions = {
  cause?: unknown;
  details?: Record<string, Detail>;
  reason?: FailureReason | undefined;
  retryAfterSeconds?: number;
};

/**
 * A failure with a code of the contract. The message shown comes from the code, in the caller's
 * language; `details` names fields with their reasons; `cause` is for the log alone.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, Detail> | undefined;
  /** The reason, from the contract's closed list. */
  readonly reason: FailureReason | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
    this.reason = options.reason;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Whether an error means that the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC';
