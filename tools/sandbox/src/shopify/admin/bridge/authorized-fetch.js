/* global location, window */

/**
 * Requests to the app's own address carry a session token, as long as they carry no other one, and
 * the merchant's language.
 *
 * @param {{ appOrigins: string[], locale: string }} config
 * @param {() => Promise<string>} idToken
 */
export function authorizeFetch({ appOrigins, locale }, idToken) {
  const original = window.fetch;

  /** @param {string} address */
  const isOurs = (address) => {
    const { protocol, origin, hostname } = new URL(address);
    if (!/^https?:$/.test(protocol)) return false;
    return (
      origin === location.origin ||
      hostname.endsWith(`.${location.hostname}`) ||
      appOrigins.includes(origin)
    );
  };

  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!isOurs(request.url) || request.headers.has('authorization'))
      return original.call(window, request);
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${await idToken()}`);
    if (!headers.has('accept-language')) headers.set('accept-language', locale);
    return original.call(window, new Request(request, { headers }));
  };
}
