import { languages, type Language } from '@tintory/i18n';
import { appBridge } from './app-bridge.ts';

/** The language of the merchant's admin; the browser's where no admin tells. */
export function adminLanguage(
  preferred: readonly (string | undefined)[] = [appBridge()?.config.locale, ...navigator.languages],
): Language {
  for (const tag of preferred) {
    const base = tag?.toLowerCase().split('-')[0];
    const match = languages.find(({ code }) => code === base);
    if (match) return match.code;
  }
  return 'en';
}
