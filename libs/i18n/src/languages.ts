/** The languages alone, for what must be small: texts can be asked for before they are shown. */
export { loadLocale, matchLanguage, type Language } from '@tintory/locales';
