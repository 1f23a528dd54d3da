import { expect, it } from 'vitest';
import { readScene } from './scene-words.ts';

it.each([
  ['on a sofa', 'sofa'],
  ['auf einem Sofa', 'sofa'],
  ['in a bedroom', 'bedroom'],
  ['in the living room', 'living'],
  ['im Wohnzimmer', 'wohnzimmer'],
  ['in the kitchen', 'kitchen'],
  ['in der Küche', 'küche'],
  ['في مطبخ', 'مطبخ'],
  ['in a bathroom', 'bathroom'],
  ['in a spa', 'spa'],
  ['im Bad', 'bad'],
  ['في حمام', 'حمام'],
  ['on a street', 'street'],
  ['auf dem Fensterbrett', 'fensterbrett'],
])('what no picture shows is not told as understood: “%s”', (prompt, word) => {
  const { understood, unknown } = readScene(prompt);
  expect(unknown).toContain(word);
  expect(understood).not.toContain(word);
});

it.each([
  ['on the kitchen table', 'wood', ['kitchen']],
  ['cosy at home on the sofa', 'warm', ['sofa']],
  ['on a marble top in the bathroom', 'marble', ['bathroom']],
])('what is shown of a prompt is shown all the same: “%s”', (prompt, studio, unknown) => {
  expect(readScene(prompt)).toMatchObject({ studios: [studio], unknown });
});

it('a board is of what it is joined to, where that is a material', () => {
  expect(readScene('auf einem Holzbrett')).toMatchObject({ studios: ['wood'], unknown: [] });
  expect(readScene('vor einer Sonnenuntergangswand').studios).toEqual(['sunset']);
});
