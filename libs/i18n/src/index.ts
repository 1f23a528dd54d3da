import './typed-keys.ts';

export { languages, type Language } from '@tintory/locales';
export { Trans } from 'react-i18next';
export { createFormats } from './formats.ts';
export { useFormats, useLanguage, useT } from './hooks.ts';
export { changeLanguage, currentLanguage, startI18n } from './start-i18n.ts';
