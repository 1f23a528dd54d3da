import type { Tokens } from '@tintory/session';

/** The session part for a framed page: valid for an hour, and not renewable. */
type LentTokens = Pick<Tokens, 'access_token'> & Partial<Pick<Tokens, 'upload_key'>>;

const type = 'tintory-session';

/**
 * Passes the session to the framed page that opened this tab; only to our own origin.
 *
 * @returns whether there is such a page
 */
export function lendSession(
  { access_token, upload_key }: Tokens,
  opener: Pick<Window, 'postMessage'> | null = window.opener as Window | null,
): boolean {
  if (!opener) return false;
  const tokens: LentTokens = { access_token, ...(upload_key ? { upload_key } : {}) };
  opener.postMessage({ type, tokens }, location.origin);
  return true;
}

/**
 * Opens the page that lends a session, in a tab of its own: a browser keeps from a framed page who is
 * signed in on our site.
 *
 * @returns stops listening; null where the browser opens no tab
 */
export function openLender(
  path: string,
  onSession: (tokens: LentTokens) => void,
): (() => void) | null {
  const tab = window.open(path, '_blank');
  // Without a window nothing is received: messages from no window would match.
  if (!tab) return null;
  const listen = ({ data, origin, source }: MessageEvent) => {
    if (origin !== location.origin || source !== tab || data?.type !== type) return;
    stop();
    onSession(data.tokens as LentTokens);
  };
  const stop = () => removeEventListener('message', listen);
  addEventListener('message', listen);
  return stop;
}
