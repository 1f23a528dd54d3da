import { expect, it } from 'vitest';
import { hasControls, withoutControls } from './control-characters.ts';

it('leaves what people write in any language, and emojis', () => {
  const texts = ['Größe', 'ن\u200cمونه', '日本語', '👩🏽‍🚀 2×', '\u202Eabc', '\uffff'];
  expect(texts.filter((text) => hasControls(text))).toEqual([]);
  expect(texts.map((text) => withoutControls(text))).toEqual(texts);
});

it.each(['\0', '\u0001', '\b', '\v', '\u007f', '\u0085', '\ud83d', '\udc00'])(
  'takes %j for no part of a text, of however many lines',
  (character) => {
    for (const lines of [false, true]) {
      expect(hasControls(`a${character}b`, lines)).toBe(true);
      expect(withoutControls(`a${character}b`, lines)).toBe('a b');
    }
  },
);

it('allows the tab and line breaks in several lines alone', () => {
  expect(hasControls('a\r\n\tb', true)).toBe(false);
  expect(hasControls('a\nb')).toBe(true);
  expect(withoutControls('a\nb')).toBe('a b');
});
