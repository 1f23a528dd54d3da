import { createRandom } from '@tintory/pixels';
import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from './emoji-motifs.ts';
import { createLight } from './light.ts';
import { placeThings } from './place-things.ts';
import type { Canvas } from './scene.ts';
import { stage } from './testing/place-prompt.ts';

/** The names of what is in the picture, from left to right, and where each is. */
async function across(prompt: string, seed: number) {
  const reading = readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
  const [light, random] = [createLight(reading), createRandom(seed)];
  const canvas: Canvas = { width: 1_000, height: 1_000, unit: 1, light, reading, random };
  const items = await placeThings(canvas, stage);
  const sorted = items.toSorted((a, b) => a.x - b.x);
  return { names: sorted.map(({ thing }) => thing.name), xs: sorted.map(({ x }) => x) };
}

const seeds = [1, 2, 3, 4, 5, 6];

describe('what is told of sides', () => {
  it.each([
    ['a dog left of a cat', 'dog cat'],
    ['a dog to the right of a cat', 'cat dog'],
    ['ein Hund links von einer Katze', 'hund katze'],
    ['a dog on the left, a cat on the right', 'dog cat'],
    ['a cat on the right, a dog on the left', 'dog cat'],
    ['a tree, a dog on the left, a cat on the right', 'dog tree cat'],
    ['a house with a dog on the left and a cat on the right', 'dog house cat'],
    ['a dog and a fox left of a house', 'fox dog house'],
    ['a dog to the right of two cats', 'cat cat dog'],
    ['a bird on the right, a butterfly on the left', 'butterfly bird'],
    ['a cup on the right and a book on the left on a table in a room', 'book table cup'],
  ])('is so in the picture: %s', async (prompt, order) => {
    for (const seed of seeds) expect((await across(prompt, seed)).names.join(' ')).toBe(order);
  });

  it.each([
    ['a dog on the left', -1],
    ['a dog on the right', 1],
    ['a butterfly on the left', -1],
    ['a dog under a tree on the right', 1],
  ])('is so where nothing else is: %s', async (prompt, side) => {
    for (const seed of seeds)
      for (const x of (await across(prompt, seed)).xs) expect((x - 500) * side).toBeGreaterThan(60);
  });
});
