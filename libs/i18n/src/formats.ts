import type { Language } from '@tintory/locales';

/** The browser's regional variant of a language, because date formats differ. */
const regionOf = (language: Language, preferred: readonly string[]): string =>
  preferred.find((one) => one.startsWith(`${language}-`)) ?? language;

/** Arabic keeps the digits its readers also know. */
const withDigits = (locale: string): string =>
  locale.startsWith('ar')
    ? new Intl.Locale(locale, { numberingSystem: 'latn' }).toString()
    : locale;

/** Numbers as the language writes them, dates as the region of the browser does. */
export function createFormats(
  language: Language,
  preferred: readonly string[] = globalThis.navigator?.languages ?? [],
) {
  const locale = withDigits(language);
  const region = withDigits(regionOf(language, preferred));
  const number = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const megabytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const date = new Intl.DateTimeFormat(region, { dateStyle: 'medium' });
  const dateTime = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(region, { timeStyle: 'medium' });
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  const dollars = (digits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: digits,
    });
  // Arabic writes the sign last, where reading from the right would part it from its letters.
  const kept = (text: string) => (language === 'ar' ? `${text}\u200e` : text);
  return {
    /** US dollars; whole cents unless more digits are asked for. */
    dollars: (value: number, digits = 2) => kept(dollars(digits).format(value)),
    /** An amount of a currency by its ISO 4217 code, not in its minor unit. */
    money: (value: number, currency: string) =>
      kept(
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
        }).format(value),
      ),
    number: (value: number) => number.format(value),
    /** With its sign, for what is added or taken. */
    signed: (value: number) => signed.format(value),
    /** From 0 to 1. */
    percent: (share: number) => percent.format(share),
    /** Bytes, said in megabytes of a million. */
    megabytes: (bytes: number) => megabytes.format(bytes / 1_000_000),
    /** An ISO 8601 time. */
    date: (iso: string) => date.format(new Date(iso)),
    /** The time of day, to the second. */
    time: (iso: string) => time.format(new Date(iso)),
    /** A language by its code, such as "German". */
    languageName: (code: string) => languages.of(code) ?? code,
    dateTime: (iso: string) => dateTime.format(new Date(iso)),
  };
}
