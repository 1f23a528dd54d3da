import { languages, type Language } from '@tintory/i18n/languages';
import { appBridge } from './app-bridge.ts';

function spoken(tags: readonly (string | null | undefined)[]): Language | undefined {
  for (const tag of tags) {
    const base = tag?.toLowerCase().split('-')[0];
    const match = languages.find(({ code }) => code === base);
    if (match) return match.code;
  }
  return undefined;
}

/** The language with which the admin opens the frame, known before the admin's script is here. */
export const addressLanguage = (search: string = location.search): Language | undefined =>
  spoken([new URLSearchParams(search).get('locale')]);

/** The language of the merchant's admin; the browser's where no admin tells. */
export const adminLanguage = (
  preferred: readonly (string | undefined)[] = [appBridge()?.config.locale, ...navigator.languages],
): Language => spoken(preferred) ?? 'en';
