import { describe, expect, it } from 'vitest';
import { isIntimateScene } from './intimate-scenes.ts';
import { plainText } from './plain-text.ts';

const shows = (text: string): boolean => isIntimateScene(plainText(text));

describe('a scene with a minor', () => {
  it.each([
    ['a girl in bed', 'a girl in bed with a stranger'],
    ['a boy and his teacher', 'a boy on the lap of his teacher'],
    ['a schoolgirl with champagne', 'a schoolgirl with champagne in a hotel room'],
    ['two pupils kissing', 'two pupils kissing under the sheets'],
    ['a teen with bare shoulders', 'a teen with bare shoulders, seen from below'],
  ])('is well by one thing and refused by two: %s, %s', (one, two) => {
    expect([shows(one), shows(two)]).toEqual([false, true]);
  });

  it('is the same however often one thing is said', () => {
    expect(shows('a child in a bed on a mattress in the bedroom under the covers')).toBe(false);
  });

  it('is well where who is there takes care of the child', () => {
    expect(shows('a baby kissed in its bed')).toBe(false);
    expect(shows('a nurse with a boy in a hospital bed, bare back')).toBe(false);
  });

  it('is not made well by a teddy bear where it is a secret', () => {
    expect(shows('a girl with a teddy bear in bed with a man, nobody must know')).toBe(true);
  });
});

it('leaves adults to themselves', () => {
  expect(shows('a woman in bed with a man, kissing')).toBe(false);
  expect(shows('a couple in a hotel room with champagne')).toBe(false);
});

it('takes no garden for a bed and no rain for a shower', () => {
  expect(shows('a girl and a man beside a flower bed')).toBe(false);
  expect(shows('a boy and a man in a rain shower')).toBe(false);
});
