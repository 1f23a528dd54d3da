import type { AppProviderProps } from '@shopify/polaris';
import type { Language } from '@tintory/locales';

export type PolarisTexts = AppProviderProps['i18n'];

const english = () => import('@shopify/polaris/locales/en.json');

/** Polaris' texts, one file per language; the Arabic ones are ours. */
const loaders: Record<Language, () => Promise<PolarisTexts>> = {
  en: async () => (await english()).default,
  de: async () => (await import('@shopify/polaris/locales/de.json')).default,
  ar: async () => {
    const [{ polarisArabic }, rest] = await Promise.all([import('./polaris-arabic.ts'), english()]);
    return [polarisArabic, rest.default];
  },
};

export const loadPolarisTexts = (language: Language): Promise<PolarisTexts> => loaders[language]();
