import type { AppProviderProps } from '@shopify/polaris';
import type { Language } from '@tintory/i18n';

export type PolarisTexts = AppProviderProps['i18n'];

/** Polaris' own words, one file a language. It has no Arabic: those stay English. */
const loaders: Record<Language, () => Promise<{ default: PolarisTexts }>> = {
  en: () => import('@shopify/polaris/locales/en.json'),
  de: () => import('@shopify/polaris/locales/de.json'),
  ar: () => import('@shopify/polaris/locales/en.json'),
};

export const loadPolarisTexts = async (language: Language): Promise<PolarisTexts> =>
  (await loaders[language]()).default;
