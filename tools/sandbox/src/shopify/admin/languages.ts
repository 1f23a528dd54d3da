/** Languages that the merchant can choose for the app; the simulated admin stays English. */
export const languages: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
  'pt-BR': 'Português (Brasil)',
};
