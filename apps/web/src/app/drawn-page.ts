import { hydrate, type QueryClient } from '@tanstack/react-query';
import { detectLanguage } from '@tintory/i18n';
import { type Language } from '@tintory/locales';
import { inLanguage, languageOf } from '../config/language-path.ts';

/** What of an address changes a page that the build knows without it. */
const telling = ['job', 'tool', 'batch'];

/**
 * Whether the build has drawn this page, and in which language it is. A drawn page is in the language
 * of its path. Any other is in the one that was chosen, or that the browser prefers, where its path
 * names none; then its address follows.
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
