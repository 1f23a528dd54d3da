import { expect, it } from 'vitest';
import { plainText, spelledOut } from './plain-text.ts';

it.each([
  ['Ärger im Café', 'arger im cafe'],
  ['a n u d e body', 'anude nude body'],
  ['s3xy ch1ld', 'sexy child'],
  ['12yo, 4k and 3d', '12yo, 4k and 3d'],
  ['what a day!', 'what a day!'],
  ['so looong', 'so long'],
  ['с\u0430t', 'cat'],
  ['собака', 'собака'],
  ['xxxx and a K', 'xxx and a k'],
  ['عمرها ١٤', 'عمرها 14'],
])('reads %s as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it('finds the words that letters one by one spell, across the gaps between them', () => {
  expect(spelledOut('a cat and d o g  c a t').split(' ')).toEqual(
    expect.arrayContaining(['dog', 'cat', 'dogcat']),
  );
  expect(spelledOut('a cat and a dog')).toBe('');
});
