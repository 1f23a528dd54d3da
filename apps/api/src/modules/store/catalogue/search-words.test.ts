import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it('searches titles for words that begin so', () => {
  expect(searchWords('Red mug')).toBe('title:red* title:mug*');
  expect(searchWords('Größe 12')).toBe('title:größe* title:12*');
  expect(searchWords('Größe'.normalize('NFD'))).toBe('title:größe*');
});

it('gives the signs and words of the search language no meaning', () => {
  expect(searchWords('-red OR vendor:"x" (a)')).toBe(
    'title:red* title:or* title:vendor* title:x* title:a*',
  );
  expect(searchWords('  "*:\\ ')).toBeNull();
});
