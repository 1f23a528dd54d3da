import {
  defaultLanguage,
  directionOf,
  loadLocale,
  type Language,
  type Namespace,
} from '@tintory/locales';
import { firstTexts } from '@tintory/locales/first';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { detectLanguage, storeLanguage } from './detect-language.ts';

/** Languages come as one chunk each, when they are first asked for. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    loadLocale(language as Language).then(
      (locale) => callback(null, locale[namespace as Namespace]),
      (error: Error) => callback(error, null),
    );
  },
};

function showOnPage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Starts the texts in the visitor's language; resolves when the first page can be drawn. */
export async function startI18n(language: Language = detectLanguage()): Promise<void> {
  showOnPage(language);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: defaultLanguage,
      ns: ['common', 'home', 'tools'],
      defaultNS: 'common',
      resources: { [defaultLanguage]: firstTexts },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Stays the current one until the texts of the new one are here. */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await i18next.changeLanguage(language);
  showOnPage(language);
}

/** What `Accept-Language` says. */
export const currentLanguage = (): Language =>
  (i18next.resolvedLanguage ?? defaultLanguage) as Language;
