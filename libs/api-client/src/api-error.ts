import type { ErrorCode } from '@tintory/contract';

/**
 * Why a call failed: the API's own codes, and two that only a client knows. `Offline`: no answer
 * arrived. `OutcomeUnknown`: no answer arrived to a call that spends, nor to later questions about
 * it.
 */
export type ApiErrorCode = ErrorCode | 'Offline' | 'OutcomeUnknown' | (string & {});

type ApiErrorFields = {
  code: ApiErrorCode;
  /** HTTP status; 0 where no answer arrived. */
  status: number;
  message: string;
  requestId?: string | undefined;
  /** Field → reason, with InvalidInput. */
  details?: Record<string, string> | undefined;
  /** How long to wait, with TooManyRequests. */
  retryAfterSeconds?: number | undefined;
  /** When the server answered, by its own clock in milliseconds; undefined where it does not say. */
  serverTime?: number | undefined;
  cause?: unknown;
};

/** Every failed call rejects with this, unless its caller aborted it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly details: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly serverTime: number | undefined;

  constructor({ code, status, message, requestId, details, ...more }: ApiErrorFields) {
    super(message, { cause: more.cause });
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.details = details;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.serverTime = more.serverTime;
  }
}
