const isDigit = (character: string) => /^\p{Nd}$/u.test(character);

/** Unicode has the digits of each script in runs of ten, from 0 to 9; a few runs follow each other. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** A typed number in ASCII digits and signs, from any script, without direction marks. */
export const asciiDigits = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replace(/[٫．]/g, '.')
    .replace(/[٬，]/g, ',')
    .replace(/[٪％]/g, '%');
