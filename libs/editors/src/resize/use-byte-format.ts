import { useLanguage } from '@tintory/i18n';
import { useMemo } from 'react';

const kilobyte = 1_000;
const megabyte = 1_000_000;

/** Bytes as people say them, "184 kB" or "2.4 MB", with the digits of our Arabic readers. */
export function useByteFormat(): (bytes: number) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
    const inUnit = (unit: string, maximumFractionDigits: number) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits });
    const kilobytes = inUnit('kilobyte', 0);
    const megabytes = inUnit('megabyte', 1);
    return (bytes) =>
      bytes < megabyte
        ? kilobytes.format(Math.max(1, Math.ceil(bytes / kilobyte)))
        : megabytes.format(bytes / megabyte);
  }, [language]);
}
