import { expect, it } from 'vitest';
import { inRoman } from './roman-numerals.ts';

it.each([
  ['12.05.1998', 'XII.V.MCMXCVIII'],
  ['2019-08-14', 'MMXIX.VIII.XIV'],
  ['1950-2020', 'MCML.MMXX'],
  ['4/9/44', 'IV.IX.XLIV'],
  ['1984', 'MCMLXXXIV'],
])('writes %s as %s', (arabic, roman) => expect(inRoman(arabic)).toBe(roman));

it('leaves what has no numerals as it is', () => {
  expect(inRoman('00.00.2000')).toBe('00.00.2000');
  expect(inRoman('MMXIX')).toBe('MMXIX');
});
