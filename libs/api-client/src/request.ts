import { ApiError } from './api-error.ts';
import type { ApiOptions, Call, Request } from './call.ts';
import { openEnvelope } from './envelope.ts';
import type * as Send from './send.ts';

/** These say that the signature was wrong, not that the session ended: refreshing would not help. */
const notAboutTheSession = new Set(['BadSignature', 'StaleTimestamp']);

/** A store that let us go lets us in again with the token its admin hands out anew. */
const endsSession = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'StoreGone' || (error.status === 401 && !notAboutTheSession.has(error.code)));

let sending: Promise<typeof Send> | undefined;

/**
 * What speaks HTTP comes with the first call: who reads a public page makes none. Whoever is about to
 * call loads it ahead.
 */
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
      // A call that waited longest may find that the refresh already happened.
      const refreshed = (await options.getToken()) !== token || (await refreshOnce());
      if (!refreshed) throw error;
      return (await attempt(call, await options.getToken())) as Answer;
    }
  };
}
