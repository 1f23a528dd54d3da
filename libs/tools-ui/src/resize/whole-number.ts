const arabicZero = '٠'.charCodeAt(0);

/** Digits as an Arabic keyboard types them, in the form that numbers are made of. */
const western = (text: string) =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero));

/** Thousands may stand apart, and a unit may follow. */
const grouped = /^\d{1,3}(?:[.,٬'’\s]\d{3})+$/;
/** Nothing but noughts after the point: half a pixel is none. */
const whole = /^\d+(?:[.,٫]0*)?$/;
const unit = /\s*(?:px|kb|%|٪)$/i;

/** The whole number from 1 that was typed; null where it is none. */
export function wholeNumber(text: string): number | null {
  const number = western(text).trim().replace(unit, '');
  if (grouped.test(number)) return Number(number.replace(/\D/g, ''));
  if (!whole.test(number)) return null;
  return Number(number.replace(/[,٫]/, '.')) || null;
}
