import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '@tintory/illustration/testing';
import { tattooVocabulary } from '@tintory/tattoo/testing';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
const design = (prompt: string) => readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' });

describe('on top', () => {
  it.each([
    ['a bookshelf with a cat on top', 'cat'],
    ['an iceberg with a penguin on top of it', 'penguin'],
    ['ein Kuchen mit einer Kirsche oben drauf', 'cherries'],
  ])('is on what it was said to be with: %s', (prompt, motif) => {
    expect(scene(prompt)).toMatchObject({
      things: [{}, { motif, relation: { kind: 'on', to: 0 } }],
      unknown: [],
    });
  });

  it('is named where nothing is below', () => {
    for (const prompt of ['a cat on top', 'a cat and a dog on top', 'a mountain with a cat on top'])
      expect(scene(prompt).unknown).toEqual(['on top']);
  });
});

describe('left and right', () => {
  it.each([
    ['a dog left of a cat', 'left of'],
    ['a dog to the left of a cat', 'left of'],
    ['a dog on the left side of a cat', 'left of'],
    ['a dog to the right of a cat', 'right of'],
    ['ein Hund links von einer Katze', 'left of'],
    ['ein Hund links neben einer Katze', 'left of'],
    ['ein Hund rechts von einer Katze', 'right of'],
    ['كلب على يسار قطة', 'left of'],
    ['كلب على يمين قطة', 'right of'],
  ])('are of one thing to another: %s', (prompt, kind) => {
    expect(scene(prompt)).toMatchObject({
      things: [{ motif: 'dog', relation: { kind, to: 1 } }, { motif: 'cat' }],
      unknown: [],
    });
  });

  it.each([
    'a dog on the left, a cat on the right',
    'a dog on the left and a cat on the right',
    'on the left a dog, on the right a cat',
    'ein Hund links, eine Katze rechts',
    'links ein Hund, rechts eine Katze',
    'ein Hund auf der linken Seite und eine Katze auf der rechten Seite',
    'كلب على اليسار وقطة على اليمين',
  ])('are of the picture: %s', (prompt) => {
    const { things, unknown } = scene(prompt);
    expect(things.map(({ motif, side }) => [motif, side])).toEqual([
      ['dog', 'left'],
      ['cat', 'right'],
    ]);
    expect(unknown).toEqual([]);
  });

  it.each(['a house, to its left a dog', 'ein Haus, links davon ein Hund'])(
    'point back to what was named before: %s',
    (prompt) => {
      expect(scene(prompt).things).toMatchObject([
        { motif: 'house' },
        { motif: 'dog', relation: { kind: 'left of', to: 0 } },
      ]);
    },
  );

  it.each([
    ['a dog right behind a tree', 'behind'],
    ['a dog right next to a tree', 'beside'],
  ])('are neither in: %s', (prompt, kind) => {
    const { relation, side } = scene(prompt).things[0] ?? scene(prompt).things[1] ?? {};
    expect([relation?.kind ?? scene(prompt).things[1]?.relation?.kind, side]).toEqual([
      kind,
      undefined,
    ]);
  });

  it.each([
    ['a dog in a forest on the left', 'on the left'],
    ['a cat looking left', 'looking left'],
    ['on the left a lake', 'on the left'],
  ])('are named as not understood where nothing can be placed: %s', (prompt, words) => {
    expect(scene(prompt).unknown).toEqual([words]);
  });

  it('are no chain links in a design, which has no sides', () => {
    const { things, unknown } = design('ein Wolf links, eine Rose rechts');
    expect(things).toHaveLength(2);
    expect(unknown).toEqual(['links', 'rechts']);
  });
});
