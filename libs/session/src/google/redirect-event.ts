import { safeStorage } from '../safe-storage.ts';

/** A redirect that came back: enough for the API to ask the provider who it was. */
export type RedirectEvent = { sessionId: string; requestUri: string };

const keyOf = (apiKey: string) => `firebase:redirectEvent:${apiKey}:[DEFAULT]`;

/**
 * Takes what the auth provider's redirect left, once: it is removed whatever it holds. Read without
 * the provider's library, which the first load does not carry.
 *
 * @returns null when there is none, or none with an answer
 */
export function takeRedirectEvent(
  apiKey: string,
  storage: Pick<Storage, 'getItem' | 'removeItem'> = safeStorage('session'),
): RedirectEvent | null {
  const key = keyOf(apiKey);
  const stored = storage.getItem(key);
  if (stored === null) return null;
  storage.removeItem(key);
  return parseEvent(stored);
}

function parseEvent(stored: string): RedirectEvent | null {
  try {
    const event: unknown = JSON.parse(stored);
    if (typeof event !== 'object' || event === null) return null;
    const { urlResponse, sessionId } = event as Record<string, unknown>;
    if (typeof urlResponse !== 'string' || typeof sessionId !== 'string') return null;
    return urlResponse && sessionId ? { sessionId, requestUri: urlResponse } : null;
  } catch {
    return null;
  }
}
