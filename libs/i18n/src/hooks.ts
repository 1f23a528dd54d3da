import type { Language, Namespace } from '@tintory/locales';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormats } from './formats.ts';

/** Texts of `common` and of the namespaces named; suspends while they are on their way. */
export function useT<const Name extends Namespace = 'common'>(...names: Name[]) {
  return useTranslation<['common', ...Name[]]>(['common', ...names]).t;
}

/** What `useT` gives, for functions that are handed it. */
export type Translate<Name extends Namespace = 'common'> = ReturnType<typeof useT<Name>>;

export function useLanguage() {
  const { i18n } = useTranslation();
  return { language: (i18n.resolvedLanguage ?? 'en') as Language };
}

const neverChanges = () => () => undefined;
const preferredTags = () => globalThis.navigator.languages.join();
/** Prerendered pages use no region for dates until hydration. */
const noTags = () => '';

/** Numbers and dates in the current language. */
export function useFormats() {
  const { language } = useLanguage();
  const preferred = useSyncExternalStore(neverChanges, preferredTags, noTags);
  return useMemo(() => createFormats(language, preferred.split(',')), [language, preferred]);
}
