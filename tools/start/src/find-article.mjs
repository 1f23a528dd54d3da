/** Same as the API's own cache of the content system. */
const freshMs = 60_000;
/** Longest delay of a page for its status. */
const timeoutMs = 1_000;
const mostKept = 1_000;

/** Articles that are missing in a language are read in this one. */
const mainLanguage = 'en';

/**
 * Whether the content system has the article of a path, by the same API request as the page's. If
 * the API fails or times out, the article counts as found.
 *
 * @param {string} apiOrigin
 * @param {() => number} [now] in milliseconds
 * @returns {(path: string) => Promise<boolean | undefined>} undefined for a path that is no article's
 */
export function articleFinder(apiOrigin, now = Date.now) {
  const kept = new Map();
  return async (path) => {
    const [, language = mainLanguage, part] = /^(?:\/(\w\w))?\/blog\/([^/]+)\/?$/.exec(path) ?? [];
    if (part === undefined) return undefined;
    const known = kept.get(path);
    if (known && now() - known.at < freshMs) return known.found;
    const found = hasArticle(apiOrigin, language, part).catch(isOthersFault);
    kept.delete(path);
    kept.set(path, { found, at: now() });
    if (kept.size > mostKept) kept.delete(kept.keys().next().value);
    return found;
  };
}

/** A path that cannot be decoded is not found, whatever the API's state. */
const isOthersFault = (error) => !(error instanceof URIError);

async function hasArticle(apiOrigin, language, part) {
  const slug = decodeURIComponent(part);
  const locales = new Set([language, mainLanguage]);
  for (const locale of locales) {
    // The same query as the page's, so that the cache serves both.
    const query = new URLSearchParams({ locale, populate: '*', 'filters[slug][$eq]': slug });
    const answer = await fetch(`${apiOrigin}/cmsapi/imgseed-blogs?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data } = await answer.json();
    if (!answer.ok || data.length > 0) return true;
  }
  return false;
}
