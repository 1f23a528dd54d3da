import type { NoSubscribeBody } from '@tintory/contract';
import { ApiError } from './api-error.ts';

type Fields = Record<string, unknown>;

const isFields = (body: unknown): body is Fields => typeof body === 'object' && body !== null;
const textOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' ? value : otherwise;

/** The job costs more than the credits at hand: an answer, not an error. */
export const isNoSubscribe = (body: unknown): body is NoSubscribeBody =>
  isFields(body) && body['code'] === 'NoSubscribe' && 'message' in body;

/** Whole seconds; the header may also hold a date, which our API never sends. */
function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get('retry-after') ?? '';
  return /^\d+$/.test(value) ? Number(value) : undefined;
}

/** Scripts see the header only if the server exposes it. */
function serverTimeOf({ headers }: Response): number | undefined {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? undefined : time;
}

function errorFrom(body: unknown, response: Response): ApiError {
  const { status } = response;
  const fields = isFields(body) ? body : {};
  const details = isFields(fields['details'])
    ? (fields['details'] as Record<string, string>)
    : undefined;
  return new ApiError({
    code: textOr(fields['code'], 'Internal'),
    status,
    message: textOr(fields['message'], `The server answered ${status}.`),
    requestId: typeof fields['request_id'] === 'string' ? fields['request_id'] : undefined,
    details,
    retryAfterSeconds: retryAfterOf(response),
    serverTime: serverTimeOf(response),
  });
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Unwraps an answer: `NoSubscribe` is handed over whole, any other 200 that carries both a code and
 * a message is reported and rejected, errors become an `ApiError`, all else is the body.
 */
export async function openEnvelope(
  response: Response,
  report: (error: ApiError) => void,
): Promise<unknown> {
  const body = await bodyOf(response);
  if (!response.ok) throw errorFrom(body, response);
  if (!isFields(body) || !('code' in body && 'message' in body)) return body;
  if (isNoSubscribe(body)) return body;
  const error = errorFrom(body, response);
  report(error);
  throw error;
}
