import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '../emoji-motifs.ts';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
const told = (prompt: string) =>
  scene(prompt).things.map(({ motif, count, color, size }) =>
    [count > 1 && count, size, color, motif].filter(Boolean).join(' '),
  );

describe('things of several colours', () => {
  it.each([
    ['two cats, one black and one white', ['black cat', 'white cat']],
    ['two cats: a black one and a white one', ['black cat', 'white cat']],
    ['three balloons: red, yellow and blue', ['red balloon', 'yellow balloon', 'blue balloon']],
    ['two cats, black and white', ['black cat', 'white cat']],
    ['two balloons, one red, one blue', ['red balloon', 'blue balloon']],
    ['two birds, one is red and the other blue', ['red bird', 'blue bird']],
    ['three dogs, one big and two small', ['large dog', '2 small dog']],
    ['three cats, one black, one white and one orange', ['black cat', 'white cat', 'orange cat']],
    ['four dogs, one black', ['black dog', '3 dog']],
    ['zwei Katzen, eine schwarze und eine weiße', ['black cat', 'white cat']],
    ['a red and a blue balloon', ['red balloon', 'blue balloon']],
    ['one black, one white cat', ['black cat', 'white cat']],
    ['red and blue balloons', ['3 red balloon', '3 blue balloon']],
  ])('are each of its own: %s', (prompt, things) => {
    expect(told(prompt)).toEqual(things);
    expect(scene(prompt).unknown).toEqual([]);
  });

  it('stay where all of them are', () => {
    const { things } = scene('two cats on a sofa, one black and one white');
    expect(things).toMatchObject([
      { color: 'black', relation: { kind: 'on', to: 2 } },
      { color: 'white', relation: { kind: 'on', to: 2 } },
      { name: 'sofa' },
    ]);
  });

  it('are no others that a noun follows', () => {
    expect(told('two cats and one black dog')).toEqual(['2 cat', 'black dog']);
    expect(told('a cat and a red car')).toEqual(['cat', 'red automobile']);
  });

  it('lose no colour in silence: of two for one thing the first is named', () => {
    expect(scene('a red blue cat')).toMatchObject({
      things: [{ color: 'blue' }],
      unknown: ['red'],
    });
  });
});
