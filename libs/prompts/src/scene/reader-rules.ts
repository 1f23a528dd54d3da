import { isArabic } from '../lemmas.ts';
import type { Thing } from './prompt-reading.ts';
import type { Sense } from './sense.ts';

/** Whether a meaning is no adjective, so that an action before it belongs to the thing before. */
export const isClause = ({ kind }: Sense): boolean =>
  !['color', 'size', 'count', 'filler', 'posture', 'mood', 'style'].includes(kind);

/** A thing's words in the order of its language: `2 small red cats`, `قطة حمراء`. */
export function describe({ count }: Thing, looks: readonly string[], text: string): string {
  const words = isArabic(text) ? [text, ...looks] : [...looks, text];
  return (count > 1 ? [String(count), ...words] : words).join(' ');
}

/** Whether a number is a count: no date, no year, no leading zero. */
export const isAmount = (digits: string): boolean => /^[^0]/.test(digits) && digits.length < 3;

/** The two things that face each other; none of one thing or of more. */
export function pairOf(things: readonly Thing[]): readonly Thing[] | undefined {
  const both = things.find(({ count }) => count === 2);
  const pair = both ? [both] : things;
  return pair.reduce((sum, { count }) => sum + count, 0) === 2 ? pair : undefined;
}
