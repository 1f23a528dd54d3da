import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['Ärger im Café', 'arger im cafe'],
  ['a n u d e body', 'anude nude body'],
  ['s3xy ch1ld', 'sexy child'],
  ['12yo, 4k and 3d', '12yo, 4k and 3d'],
  ['what a day!', 'what a day!'],
  ['so looong', 'so long'],
  ['с\u0430t', 'cat'],
  ['собака', 'собака'],
])('reads %s as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
