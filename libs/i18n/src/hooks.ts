import type { Language, Namespace } from '@tintory/locales';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormats } from './formats.ts';
import { changeLanguage } from './start-i18n.ts';

/** Texts of `common` and of the namespaces named; suspends while they are on their way. */
export function useT<const Name extends Namespace = 'common'>(...names: Name[]) {
  return useTranslation<['common', ...Name[]]>(['common', ...names]).t;
}

export function useLanguage() {
  const { i18n } = useTranslation();
  return { language: (i18n.resolvedLanguage ?? 'en') as Language, changeLanguage };
}

/** Numbers and dates in the current language. */
export function useFormats() {
  const { language } = useLanguage();
  return useMemo(() => createFormats(language), [language]);
}
