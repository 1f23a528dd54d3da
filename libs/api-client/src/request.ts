import { ApiError } from './api-error.ts';
import type { ApiOptions, Call, Request } from './call.ts';
import { openEnvelope } from './envelope.ts';
import type * as Send from './send.ts';

/**
 * These codes mean that a signature was wrong, not that the session ended: refreshing would not
 * help.
 */
const notAboutTheSession = new Set(['BadSignature', 'StaleTimestamp']);

/** After `StoreGone`, a fresh token of the admin can open a new session. */
const endsSession = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'StoreGone' || (error.status === 401 && !notAboutTheSession.has(error.code)));

let sending: Promise<typeof Send> | undefined;

/** The HTTP code is loaded with the first call, because public pages make none. */
export const loadSend = () =>
  (sending ??= import('./send.ts').catch((cause: unknown) => {
    sending = undefined;
    throw new ApiError({ code: 'Offline', status: 0, message: 'No answer arrived.', cause });
  }));

/** The one way to the API: headers, envelope, and a single shared refresh when the session ended. */
export function createRequest(options: ApiOptions): Request {
  const report = options.report ?? ((error) => globalThis.reportError(error));
  let refreshing: Promise<boolean> | null = null;
  const refreshOnce = () =>
    (refreshing ??= options.refresh().finally(() => {
      refreshing = null;
    }));

  const attempt = async (call: Call, token: string | null): Promise<unknown> => {
    const { noAnswer, send } = await loadSend();
    try {
      const response = await send(options, call, token);
      if (call.as === 'blob' && response.ok) return await response.blob();
      return await openEnvelope(response, report);
    } catch (error) {
      throw noAnswer(error);
    }
  };

  return async <Answer>(call: Call) => {
    const token = call.anonymous ? null : (call.bearer ?? (await options.getToken()));
    try {
      return (await attempt(call, token)) as Answer;
    } catch (error) {
      if (call.bearer || !token || !endsSession(error)) throw error;
      // By the time a waiting call is sent, another one may have refreshed the session.
      const refreshed = (await options.getToken()) !== token || (await refreshOnce());
      if (!refreshed) throw error;
      return (await attempt(call, await options.getToken())) as Answer;
    }
  };
}
