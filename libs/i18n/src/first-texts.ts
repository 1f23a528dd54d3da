/** For an app whose first page must not wait for a language: `startI18n` takes them as `bundled`. */
export { firstTexts } from '@tintory/locales/first';
