/** Which the merchant may choose; the app is told, this admin itself stays English. */
export const languages: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
  'pt-BR': 'Português (Brasil)',
};
