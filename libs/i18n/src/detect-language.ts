import { matchLanguage, type Language } from '@tintory/locales';

const storageKey = 'language';

/** The stored choice, else the best of what the browser prefers. */
export const detectLanguage = (
  storage: Pick<Storage, 'getItem'> = localStorage,
  preferred: readonly string[] = navigator.languages,
): Language => {
  const stored = storage.getItem(storageKey);
  return matchLanguage(stored ? [stored, ...preferred] : preferred);
};

export const storeLanguage = (language: Language): void =>
  localStorage.setItem(storageKey, language);
