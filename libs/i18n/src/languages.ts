/** The languages without texts, for small bundles. */
export { loadLocale, matchLanguage, type Language } from '@tintory/locales';
