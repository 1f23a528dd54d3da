import type { Thing } from './prompt-reading.ts';
import type { Sense } from './sense.ts';

/** What no adjective of the same noun can be: an action said before it is of what came before. */
export const isClause = ({ kind }: Sense): boolean =>
  !['color', 'size', 'count', 'filler', 'posture', 'mood', 'style'].includes(kind);

/** The thing as it was said, in the order of its language: `2 small red cats`, `قطة حمراء`. */
export function describe({ count }: Thing, looks: readonly string[], text: string): string {
  const words = isArabic(text) ? [text, ...looks] : [...looks, text];
  return (count > 1 ? [String(count), ...words] : words).join(' ');
}

const isArabic = (text: string): boolean => /^[\u0600-\u06FF]/u.test(text);

/** A date, a year and what begins with nought are no amounts. */
export const isAmount = (digits: string): boolean => /^[^0]/.test(digits) && digits.length < 3;

/** The two who can face each other; of one alone, and of a crowd, nobody could see it. */
export function pairOf(things: readonly Thing[]): readonly Thing[] | undefined {
  const both = things.find(({ count }) => count === 2);
  const pair = both ? [both] : things;
  return pair.reduce((sum, { count }) => sum + count, 0) === 2 ? pair : undefined;
}
