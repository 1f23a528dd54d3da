const numerals: [value: number, letters: string][] = [
  [1_000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function romanOf(value: number): string {
  const [step, letters] = numerals.find(([least]) => least <= value) ?? [];
  return step === undefined ? '' : letters + romanOf(value - step);
}

/** A date with its numbers as Romans wrote them; one with a nought as it is, for which they had no sign. */
export function inRoman(date: string): string {
  const numbers = date.match(/\d+/g)?.map(Number) ?? [];
  return numbers.length === 0 || numbers.includes(0) ? date : numbers.map(romanOf).join('.');
}

/** The words that ask for it. */
export const asksForRoman =
  /,?(?:(?<!\p{L})(?:written )?(?:in|as|with|mit|als) )?(?<!\p{L})(?:roman (?:numerals?|numbers?|digits)|römischen? (?:zahlen|ziffern|zahlzeichen)|(?:بال|ال)?[أا]?رقام (?:ال)?رومانية)(?!\p{L}):?/iu;
