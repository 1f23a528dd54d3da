import { expect, it } from 'vitest';
import { holdsWords } from './search-words.ts';

it.each([
  ['Background remover', 'remover back', true],
  ['Background remover', 'remover face', false],
  ['Größe ändern', 'grosse', false],
  ['Größe ändern', 'große', true],
  ['تغيير الحجم', 'تغيير', true],
  ['أداة', 'اداة', true],
  ['anything', '  ', true],
])('"%s" for "%s": %s', (text, words, found) => {
  expect(holdsWords(text, words)).toBe(found);
});
