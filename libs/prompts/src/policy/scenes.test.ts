import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { isIntimateScene } from './scenes.ts';

const shows = (text: string): boolean => isIntimateScene(plainText(text));

it('counts a list once, however often its words are said', () => {
  expect(shows('a child in a bed on a mattress in the bedroom under the covers')).toBe(false);
});

it('forgives everyday things where somebody cares for the child', () => {
  expect(shows('a baby kissed in its bed')).toBe(false);
  expect(shows('a nurse with a boy in a hospital bed, bare back')).toBe(false);
});

it('leaves adults to themselves', () => {
  expect(shows('a woman in bed with a man, kissing')).toBe(false);
  expect(shows('a couple in a hotel room with champagne')).toBe(false);
});

it('takes no garden for a bed and no rain for a shower', () => {
  expect(shows('a girl and a man beside a flower bed')).toBe(false);
  expect(shows('a boy and a man in a rain shower')).toBe(false);
});
