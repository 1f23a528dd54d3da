import { matchLanguage, type Language } from '@tintory/locales';
import { appBridge } from './app-bridge.ts';

/**
 * The language in the URL that the admin opens the frame with, known before App Bridge has loaded.
 */
export function addressLanguage(
  search: string = location.search,
  preferred: readonly string[] = navigator.languages,
): Language | undefined {
  const tag = new URLSearchParams(search).get('locale');
  return tag === null ? undefined : matchLanguage([tag, ...preferred]);
}

/** The admin's language; the browser's without an admin. */
export const adminLanguage = (
  preferred: readonly (string | undefined)[] = [appBridge()?.config.locale, ...navigator.languages],
): Language => matchLanguage(preferred.filter((tag) => tag !== undefined));
