import { readPrompt } from '@tintory/prompts';
import { expect, it } from 'vitest';
import { emojiVocabulary } from './emoji-motifs.ts';
import { sizeThings } from './item.ts';

const heights = async (prompt: string): Promise<number[]> => {
  const { things } = readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
  return (await sizeThings(things)).map(({ tall }) => tall);
};

it.each([
  'a giant mouse and a tiny elephant',
  'a giant strawberry and a tiny house',
  'a big cat and a small tree',
  'a huge wolf and a small bird',
])('lets what is said to be large stand over what is said to be small: %s', async (prompt) => {
  const [large = 0, small = 1] = await heights(prompt);
  expect(large / small).toBeGreaterThan(1.3);
});

it('keeps nature’s order where only one has a size', async () => {
  const [mouse = 1, elephant = 0] = await heights('a big mouse and an elephant');
  expect(elephant).toBeGreaterThan(mouse);
});

it.each([
  'two puppies in a basket',
  'an elephant in a bowl',
  'a cat in a bucket',
  'a kitten in a teacup',
])('makes a vessel as large as whoever is in it needs: %s', async (prompt) => {
  const [animal = 1, vessel = 0] = await heights(prompt);
  expect(vessel / animal).toBeGreaterThan(0.9);
});

it('leaves a basket small that has eggs in it', async () => {
  const [full = 1] = await heights('a basket of eggs');
  const [empty = 0] = await heights('a basket');
  expect(full).toBeCloseTo(empty);
});

it('comes nearer to a small thing under the sky than in a room', async () => {
  const { things } = readPrompt('a cat', emojiVocabulary(), { scenery: 'surrounds' });
  const [outside, inside] = [await sizeThings(things, 'meadow'), await sizeThings(things, 'room')];
  expect(outside[0]?.tall).toBeGreaterThan((inside[0]?.tall ?? 0) * 1.1);
});
