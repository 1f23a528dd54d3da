import { asciiDigits } from './ascii-digits.ts';

/** Thousands may stand apart, and a unit may follow. */
const grouped = /^\d{1,3}(?:[.,'’\s]\d{3})+$/;
/** Nothing but noughts after the point: half a pixel is none. */
const whole = /^\d+(?:[.,]0*)?$/;
const unit = /\s*(?:px|kb|%)$/i;

/** The whole number from 1 that was typed, in the digits of any script; null where it is none. */
export function wholeNumber(text: string): number | null {
  const number = asciiDigits(text).trim().replace(unit, '');
  if (grouped.test(number)) return Number(number.replace(/\D/g, ''));
  if (!whole.test(number)) return null;
  return Number(number.replace(',', '.')) || null;
}
