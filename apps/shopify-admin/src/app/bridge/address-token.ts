import { expiryOf } from '@tintory/session';

/** Remaining validity, in seconds, that a token needs to reach the API over a slow connection. */
const enoughSeconds = 10;

type Asked = { search?: string; isFramed?: boolean; now?: () => number };

/**
 * The session token in the URL that the admin opens the frame with, available before App Bridge. It
 * is returned once and only while valid, since a reloaded page has an old one. Outside a frame it
 * is ignored, since anybody can forge a URL.
 */
export function addressToken({
  search = location.search,
  isFramed = window.parent !== window,
  now = Date.now,
}: Asked = {}): () => string | undefined {
  let token = isFramed ? new URLSearchParams(search).get('id_token') : null;
  return () => {
    const given = token;
    token = null;
    const holds = given && Number(expiryOf(given)) > now() / 1_000 + enoughSeconds;
    return holds ? given : undefined;
  };
}
