import { expect, it } from 'vitest';
import { itemOf, placePrompt, readScene } from './testing/place-prompt.ts';

it.each([
  ['mother and daughter', /tintory-girl/],
  ['Vater und Sohn', /tintory-boy/],
  ['my sisters', /tintory-girl/],
  ['pigeons', /^dove$/],
  ['a glass of milk', /^glass-of-milk$/],
  ['ein Brief', /^envelope$/],
  ['a plate of cookies', /^cookie$/],
  ['a bush', /bush/],
  ['ein Turm', /tower/],
  ['an owl on a branch', /branch/],
])('what people call it is drawn: %s', async (prompt, motif) => {
  expect(readScene(prompt).unknown).toEqual([]);
  expect(itemOf(await placePrompt(prompt), motif)).toBeDefined();
});

it.each(['a mother and her daughter', 'a cat and a kitten', 'eine Kuh und ein Kalb'])(
  'the young are smaller: %s',
  async (prompt) => {
    const [old, young] = (await placePrompt(prompt)).toSorted((a, b) => b.height - a.height);
    expect(young?.height).toBeLessThan((old?.height ?? 0) * 0.85);
  },
);

it('headphones are one', async () => {
  expect(await placePrompt('a monkey with headphones')).toHaveLength(2);
});
