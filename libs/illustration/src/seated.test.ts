import { describe, expect, it } from 'vitest';
import { widthOf } from './item-size.ts';
import { itemOf, placePrompt, readScene } from './testing/place-prompt.ts';

describe('who sits', () => {
  it.each([
    ['a girl sitting on a chair', /girl/, /chair/],
    ['an old man on a bench', /old-man/, /bench/],
    ['ein Mann sitzt auf einem Sofa', /man-standing/, /sofa/],
    ['a woman sitting on a stone wall', /woman/, /wall/],
  ])('has the legs of who does, and the feet off the seat: %s', async (prompt, who, what) => {
    const items = await placePrompt(prompt);
    const [person, seat] = [itemOf(items, who), itemOf(items, what)];
    expect(person.thing.sits).toBe(true);
    expect(items.indexOf(person)).toBeGreaterThan(items.indexOf(seat));
    expect(person.y - person.height).toBeLessThan(seat.y - seat.height);
    expect(readScene(prompt).unknown).toEqual([]);
  });

  it.each([
    ['a dog sitting', /^dog-face$/],
    ['a sitting black cat', /^cat-face$/],
    ['eine Katze sitzt auf einem Stuhl', /^cat-face$/],
    ['a lion sitting under a tree', /^lion$/],
  ])('is drawn so: %s', async (prompt, motif) => {
    itemOf(await placePrompt(prompt), motif);
    expect(readScene(prompt).unknown).toEqual([]);
  });

  it('is smaller than the sofa, beside whom else is on it', async () => {
    const items = await placePrompt('a dog and a cat sitting on a sofa');
    const sofa = itemOf(items, /^tintory-sofa$/);
    const pair = [itemOf(items, /^dog-face$/), itemOf(items, /^cat-face$/)];
    expect(pair.reduce((sum, item) => sum + widthOf(item), 0)).toBeLessThan(widthOf(sofa));
    for (const { y, height } of pair) {
      expect(y).toBeLessThan(sofa.y);
      expect(height).toBeLessThan(sofa.height);
    }
  });

  it('reads the book in their lap', async () => {
    for (const prompt of [
      'a girl sitting on a chair reading a book',
      'a woman reading a book on a park bench',
    ]) {
      const items = await placePrompt(prompt);
      const [reader, book] = [itemOf(items, /girl|woman/), itemOf(items, /book/)];
      expect(book.x).toBe(reader.x);
      expect(items.indexOf(book)).toBeGreaterThan(items.indexOf(reader));
      expect(readScene(prompt).unknown).toEqual([]);
    }
  });
});

it.each([
  ['a horse sitting on a meadow', 'sitting'],
  ['a man sitting under a tree', 'sitting'],
  ['a lying dog', 'lying'],
  ['a bear standing in a forest', 'standing'],
  ['a cat with green eyes sitting', 'sitting'],
  ['a girl in a red dress sitting on a chair', 'sitting'],
  ['a girl reading a book under a tree', 'reading'],
  ['a cat sleeping on a bed', 'sleeping'],
])('a posture that is not drawn is named: %s', (prompt, word) => {
  const { understood, unknown } = readScene(prompt);
  expect(unknown).toEqual([word]);
  expect(understood).not.toContain(word);
});

it.each([
  'a house standing on a hill',
  'a book lying on a table',
  'a man standing by a car',
  'ein Pferd steht auf einer Wiese',
  'a bird sitting in a tree',
  'a boy sitting on a horse',
])('what is so anyway needs no word: %s', (prompt) => {
  expect(readScene(prompt).unknown).toEqual([]);
});
