/* global addEventListener, history, location */

/** What the admin adds to an address: none of the app's own. */
const added = ['embedded', 'hmac', 'host', 'id_token', 'locale', 'session', 'shop', 'timestamp'];

/** The page's address from its origin on, as the app means it. */
export function pageAddress() {
  const url = new URL(location.href);
  for (const name of added) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/**
 * Tells of every move inside the app, so that the admin's own address follows.
 *
 * @param {(address: string) => void} tell
 */
export function watchAddress(tell) {
  let last = '';
  const look = () => {
    const address = pageAddress();
    if (address === last) return;
    last = address;
    tell(address);
  };
  for (const name of /** @type {const} */ (['pushState', 'replaceState'])) {
    const original = history[name];
    history[name] = function (...args) {
      original.apply(this, args);
      look();
    };
  }
  addEventListener('popstate', look);
  addEventListener('hashchange', look);
  look();
}
