import { expect, it } from 'vitest';
import { readScene } from './scene-words.ts';

it.each([
  ['on a sofa', 'sofa'],
  ['auf einem Sofa', 'sofa'],
  ['im Bad', 'bad'],
  ['auf dem Fensterbrett', 'fensterbrett'],
])('what no picture shows is not told as understood: “%s”', (prompt, word) => {
  const { understood, unknown } = readScene(prompt);
  expect(unknown).toContain(word);
  expect(understood).not.toContain(word);
});

it.each([
  ['cosy at home on the sofa', 'warm', ['sofa']],
  ['on a marble top at the pool', 'marble', ['pool']],
])('what is shown of a prompt is shown all the same: “%s”', (prompt, studio, unknown) => {
  expect(readScene(prompt)).toMatchObject({ studios: [studio], unknown });
});

it('a board is of what it is joined to, where that is a material', () => {
  expect(readScene('auf einem Holzbrett')).toMatchObject({ studios: ['wood'], unknown: [] });
  expect(readScene('vor einer Sonnenuntergangswand').studios).toEqual(['sunset']);
});
