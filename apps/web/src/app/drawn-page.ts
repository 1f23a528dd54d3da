import { hydrate, type QueryClient } from '@tanstack/react-query';
import { detectLanguage } from '@tintory/i18n';
import { type Language } from '@tintory/locales';
import { inLanguage, languageOf } from '../config/language-path.ts';

/** Query parameters that change a page, so that its prerendered HTML does not match. */
const telling = ['job', 'tool', 'batch'];

/**
 * Whether this page is prerendered, and its language. A prerendered page has its path's language.
 * Any other without a language in its path gets the chosen or browser language, and its URL is
 * updated.
 */
export function findDrawnPage(
  root: HTMLElement,
  queries: QueryClient,
): { language: Language; isDrawn: boolean } {
  const { pathname, search, hash } = location;
  const named = languageOf(pathname);
  if (!root.hasChildNodes()) {
    const language = named === 'en' ? detectLanguage() : named;
    const path = named === 'en' ? inLanguage(language, pathname) : pathname;
    if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
    return { language, isDrawn: false };
  }
  const data = document.getElementById('tintory-data')?.textContent;
  if (data) hydrate(queries, JSON.parse(data));
  const params = new URLSearchParams(search);
  return { language: named, isDrawn: !telling.some((name) => params.has(name)) };
}
