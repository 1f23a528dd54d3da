import { expiryOf } from '@tintory/session';

/** As long as a token must still hold to reach the API over a slow line. */
const enoughSeconds = 10;

type Asked = { search?: string; isFramed?: boolean; now?: () => number };

/**
 * The session token with which the admin opens the frame: at hand before the admin's script is.
 * It is given once, and only while it holds; a page loaded again has an old one in its address.
 * Outside a frame it is worth nothing: anybody can write an address.
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
