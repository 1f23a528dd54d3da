import type { Language } from './languages.ts';
import type { TextsOf } from './texts.ts';

type Loaders<Texts> = { en: () => Promise<Texts> } & Record<
  Exclude<Language, 'en'>,
  () => Promise<TextsOf<Texts>>
>;

/** Another language must hold what English holds. */
const translated = <const Texts>(loaders: Loaders<Texts>) => loaders;

/** Texts of pages and windows that few open first: a chunk for each and language. */
const loaders = {
  apiDocs: translated({
    en: async () => (await import('./en/site/api-docs.ts')).apiDocs,
    de: async () => (await import('./de/site/api-docs.ts')).apiDocs,
    ar: async () => (await import('./ar/site/api-docs.ts')).apiDocs,
  }),
  help: translated({
    en: async () => (await import('./en/site/help.ts')).help,
    de: async () => (await import('./de/site/help.ts')).help,
    ar: async () => (await import('./ar/site/help.ts')).help,
  }),
  merchantPrint: translated({
    en: async () => (await import('./en/site/merchant-print.ts')).merchantPrint,
    de: async () => (await import('./de/site/merchant-print.ts')).merchantPrint,
    ar: async () => (await import('./ar/site/merchant-print.ts')).merchantPrint,
  }),
  merchants: translated({
    en: async () => (await import('./en/site/merchants.ts')).merchants,
    de: async () => (await import('./de/site/merchants.ts')).merchants,
    ar: async () => (await import('./ar/site/merchants.ts')).merchants,
  }),
  overview: translated({
    en: async () => (await import('./en/site/overview.ts')).overview,
    de: async () => (await import('./de/site/overview.ts')).overview,
    ar: async () => (await import('./ar/site/overview.ts')).overview,
  }),
  palette: translated({
    en: async () => (await import('./en/site/palette.ts')).palette,
    de: async () => (await import('./de/site/palette.ts')).palette,
    ar: async () => (await import('./ar/site/palette.ts')).palette,
  }),
  print: translated({
    en: async () => (await import('./en/site/print.ts')).print,
    de: async () => (await import('./de/site/print.ts')).print,
    ar: async () => (await import('./ar/site/print.ts')).print,
  }),
  printOrders: translated({
    en: async () => (await import('./en/site/print-orders.ts')).printOrders,
    de: async () => (await import('./de/site/print-orders.ts')).printOrders,
    ar: async () => (await import('./ar/site/print-orders.ts')).printOrders,
  }),
  status: translated({
    en: async () => (await import('./en/site/status.ts')).status,
    de: async () => (await import('./de/site/status.ts')).status,
    ar: async () => (await import('./ar/site/status.ts')).status,
  }),
  tour: translated({
    en: async () => (await import('./en/site/tour.ts')).tour,
    de: async () => (await import('./de/site/tour.ts')).tour,
    ar: async () => (await import('./ar/site/tour.ts')).tour,
  }),
};

/** Their English, with its literal keys. */
export type LateTexts = {
  readonly [Name in keyof typeof loaders]: Awaited<ReturnType<(typeof loaders)[Name]['en']>>;
};

export type LateNamespace = keyof LateTexts;

export const lateNamespaces = Object.keys(loaders) as LateNamespace[];

const isLate = (namespace: string): namespace is LateNamespace =>
  (lateNamespaces as string[]).includes(namespace);

/** The texts of such a namespace; undefined for one that comes with the rest of its language. */
export const loadLate = (language: Language, namespace: string): Promise<object> | undefined =>
  isLate(namespace) ? loaders[namespace][language]() : undefined;
