import { describe, expect, it } from 'vitest';
import { latinKey } from './latin-key.ts';

describe('the name of a key', () => {
  it.each([
    ['z', 'KeyZ', 'z'],
    ['Z', 'KeyZ', 'z'],
    ['y', 'KeyZ', 'y'],
    ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
    [' ', 'Space', ' '],
    ['+', 'BracketRight', '+'],
    ['Dead', 'BracketLeft', 'Dead'],
  ])('that writes %o is %o on %s as it is typed', (key, code, name) => {
    expect(latinKey({ key, code })).toBe(name);
  });

  it.each([
    ['ئ', 'KeyZ', 'z'],
    // One key, two letters.
    ['لا', 'KeyB', 'b'],
    ['я', 'KeyZ', 'z'],
    ['ג', 'KeyD', 'd'],
    ['ج', 'BracketLeft', '['],
    ['د', 'BracketRight', ']'],
    ['٠', 'Digit0', '0'],
  ])('that writes %s, which is not Latin, is that of its place: %s', (key, code, name) => {
    expect(latinKey({ key, code })).toBe(name);
  });

  it.each([
    ['ü', 'BracketLeft'],
    ['à', 'Digit0'],
    ['ñ', 'Semicolon'],
  ])('that writes %s stays: whoever has Latin letters finds those that are meant', (key, code) => {
    expect(latinKey({ key, code })).toBe(key);
  });
});
