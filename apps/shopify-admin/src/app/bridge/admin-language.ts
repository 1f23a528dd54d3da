import { matchLanguage, type Language } from '@tintory/locales';
import { appBridge } from './app-bridge.ts';

/** The language with which the admin opens the frame, known before the admin's script is here. */
export function addressLanguage(
  search: string = location.search,
  preferred: readonly string[] = navigator.languages,
): Language | undefined {
  const tag = new URLSearchParams(search).get('locale');
  return tag === null ? undefined : matchLanguage([tag, ...preferred]);
}

/** The language of the merchant's admin; the browser's where no admin tells. */
export const adminLanguage = (
  preferred: readonly (string | undefined)[] = [appBridge()?.config.locale, ...navigator.languages],
): Language => matchLanguage(preferred.filter((tag) => tag !== undefined));
