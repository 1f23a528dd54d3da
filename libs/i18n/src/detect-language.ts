import { matchLanguage, type Language } from '@tintory/locales';

const storageKey = 'language';

/** Null where nothing was chosen, or where the browser blocks site data. */
function storedLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The stored choice, else the best of what the browser prefers. */
export const detectLanguage = (
  stored: string | null = storedLanguage(),
  preferred: readonly string[] = navigator.languages,
): Language => matchLanguage(stored ? [stored, ...preferred] : preferred);

const yearSeconds = 31_536_000;

/** Stores the choice, if the browser allows it; the server reads the cookie. */
export function storeLanguage(language: Language): void {
  try {
    document.cookie = `${storageKey}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
    localStorage.setItem(storageKey, language);
  } catch {
    // It holds for as long as the page.
  }
}
