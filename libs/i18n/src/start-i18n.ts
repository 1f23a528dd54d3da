import {
  defaultLanguage,
  directionOf,
  loadTexts,
  type English,
  type Language,
  type Namespace,
} from '@tintory/locales';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { detectLanguage, storeLanguage } from './detect-language.ts';

/** One chunk per language, loaded on first use as a whole, so that no page waits for a part. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    loadTexts(language as Language, namespace).then(
      (loaded) => {
        for (const [name, texts] of Object.entries(loaded))
          i18next.addResourceBundle(language, name, texts);
        callback(null, loaded[namespace]);
      },
      (error: Error) => callback(error, null),
    );
  },
};

/** There is no page while the build draws one. */
function showOnPage(language: Language): void {
  const page = globalThis.document?.documentElement;
  if (page) Object.assign(page, { lang: language, dir: directionOf(language) });
}

type FirstTexts = {
  /** The first page's namespaces; a language is loaded as a whole. */
  namespaces?: readonly Namespace[];
  /** English texts that came with the app, so that its first page waits for no others. */
  bundled?: Partial<English>;
};

/** Starts the texts in the visitor's language; resolves when the first page can be drawn. */
export async function startI18n(
  language: Language = detectLanguage(),
  { namespaces = ['common', 'home', 'tools'], bundled = {} }: FirstTexts = {},
): Promise<void> {
  showOnPage(language);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: defaultLanguage,
      ns: namespaces,
      defaultNS: 'common',
      resources: { [defaultLanguage]: bundled },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Stays the current one until the new texts are loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await i18next.changeLanguage(language);
  showOnPage(language);
}

/** What `Accept-Language` says. */
export const currentLanguage = (): Language =>
  (i18next.resolvedLanguage ?? defaultLanguage) as Language;
