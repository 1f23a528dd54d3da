import type { English, Language } from '@tintory/locales';
import { textsOf } from './messages.ts';

export type ReasonText = keyof English['reasons'];

/** The message of an invalid value: a text key with its parameters, or a foreign text. */
export type Detail = string | { text: ReasonText; [gap: string]: string | number };

/** Details in the caller's language. */
export async function sayDetails(
  language: Language,
  details: Record<string, Detail>,
): Promise<Record<string, string>> {
  const { reasons } = await textsOf(language);
  const number = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    maximumFractionDigits: 6,
  });
  const fill = (gap: string | number = '') => (typeof gap === 'number' ? number.format(gap) : gap);
  const say = (detail: Detail): string =>
    typeof detail === 'string'
      ? detail
      : reasons[detail.text].replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => fill(detail[gap]));
  return Object.fromEntries(Object.entries(details).map(([field, one]) => [field, say(one)]));
}
