/** Longest number the fields take: more digits than any side or file here has. */
const maxDigits = 6;

const arabicZero = '٠'.charCodeAt(0);

/** Digits as an Arabic keyboard types them, in the form that numbers are made of. */
const western = (text: string) =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero));

/** The whole number typed, whatever else stands around its digits; null for none. */
export function wholeNumber(text: string): number | null {
  const digits = western(text).replace(/\D/g, '').slice(0, maxDigits);
  return digits === '' ? null : Number(digits);
}
