const key = 'store-join-code';

/**
 * The code of a link to join a store, out of the address and its history. It is kept for this tab,
 * so that signing in on the way loses nothing.
 */
export function takeJoinCode(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get('code');
  if (given) {
    sessionStorage.setItem(key, given);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(key);
}
