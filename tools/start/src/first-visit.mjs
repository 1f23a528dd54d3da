const yearSeconds = 31_536_000;

/** Search engines and link previews are never redirected. */
const crawler = /bot|crawl|spider|slurp|externalhit|preview|fetch|lighthouse/i;

/**
 * Redirects a visit of `/` from outside to the start page in the chosen language, or at a first
 * visit in the browser's preferred one. A language exists if the build has prerendered its page.
 * English is at `/` and needs no redirect.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {URL} url
 * @param {(code: string) => Promise<unknown>} isThere
 * @returns {Promise<Record<string, string> | undefined>} the headers of the answer that leads there
 */
export async function leadFirstVisit({ headers }, url, isThere) {
  if (url.pathname !== '/' || crawler.test(headers['user-agent'] ?? 'bot')) return undefined;
  // A visitor from another page of the app has chosen already.
  if (headers['sec-fetch-site'] === 'same-origin') return undefined;
  const [, chosen] = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  for (const code of chosen ? [chosen] : preferred(headers['accept-language'])) {
    if (code === 'en') return undefined;
    if (!(await isThere(code))) continue;
    return {
      location: `/${code}${url.search}`,
      'cache-control': 'private, no-store',
      'set-cookie': `language=${code}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`,
      vary: 'accept-language, cookie',
    };
  }
  return undefined;
}

/** The languages of an `Accept-Language` header by preference. */
function preferred(header = '') {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((one) => one.trim().startsWith('q='))?.split('=')[1] ?? '1';
      return { code: tag.split('-')[0], quality: Number(quality) };
    })
    .filter(({ code, quality }) => /^[a-z]{2}$/.test(code) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ code }) => code);
}
