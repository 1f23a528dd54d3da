import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bareText, foldText, tokensOf, wordsOf, writtenText } from './tokens.ts';

const told = (text: string) => wordsOf(text).map(({ folded, clause }) => [clause, folded]);

it.each([
  ['A Red-Hot café', 'a red hot café', 'a red hot cafe'],
  ["the cat's dogs’ and don't", 'the cat dogs and don', 'the cat dogs and don'],
  ['4k, 3D', '4 k 3 d', '4 k 3 d'],
  ['ｗｉｄｅ ﬁsh №٣', 'wide fish no 3', 'wide fish no 3'],
  ['Kinder\u00ADgarten 👩\u200D🚀', 'kindergarten', 'kindergarten'],
  ['مُسْتَشْفَىٰ كبيـــر ء', 'مستشفي كبير', 'مستشفي كبير'],
  ['أسود إلى آخر مؤمن ماء', 'اسود الي اخر مومن ما', 'اسود الي اخر مومن ما'],
  ['İstanbul ışık', 'i\u0307stanbul ışık', 'istanbul isik'],
])('reads %s as the words %s', (text, folded, bare) => {
  expect(wordsOf(text).map((word) => word.folded)).toEqual(folded.split(' '));
  expect(wordsOf(text).map((word) => word.bare)).toEqual(bare.split(' '));
});

it('parts clauses at pauses, not at the point of a number or an initial', () => {
  expect(told('A cat, a J.R dog. 2.5 m؛ end.').map(([clause]) => clause)).toEqual([
    0, 0, 1, 1, 1, 1, 2, 2, 2, 3,
  ]);
});

it('keeps words as they are written, with their places', () => {
  expect(wordsOf('My  Café!')).toMatchObject([
    { kind: 'word', written: 'My', at: 0 },
    { kind: 'word', written: 'Café', at: 1 },
  ]);
});

/** Letters, marks upon letters and signs of all kinds that are read. */
const signs = [..."aEßéÄIİıS’'tsأإآؤئىءةاٱلـ٣4½ﬁＡ①㎏ﷺ \n.,;!-_@\u00AD\u200Bがй"];
const marked = ['e\u0301', 'س\u064E', 'ه\u0655', 'か\u3099', 'I\u0307\u0308'];
const sign = fc.oneof(
  fc.constantFrom(...signs, ...marked),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const texts = fc.string({ unit: sign, maxLength: 40 });

it('gives back a text in each of its forms where tokens are joined', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const join = (form: 'written' | 'folded' | 'bare') =>
        tokensOf(text)
          .map((token) => token[form])
          .join('');
      expect(join('written')).toBe(writtenText(text));
      expect(join('folded')).toBe(foldText(text));
      expect(join('bare')).toBe(bareText(text));
    }),
    { numRuns: 2_000 },
  );
});

it.each([writtenText, foldText, bareText])('changes nothing the second time: %o', (form) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(form(form(text))).toBe(form(text));
    }),
    { numRuns: 2_000 },
  );
});

it('gives no empty words, and clauses and places in order', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const words = wordsOf(text);
      expect(words.map(({ at }) => at)).toEqual(words.map((_, i) => i));
      expect(words.every(({ folded, bare }) => folded !== '' && bare !== '')).toBe(true);
      expect(words.every(({ clause }, i) => clause >= (words[i - 1]?.clause ?? 0))).toBe(true);
    }),
  );
});
