import { findSense, readPrompt, tokenize } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { tattooVocabulary } from '@tintory/tattoo/testing';
import { readScene } from '@tintory/illustration/testing';

/** Words that only join others, or belong to relations of two words. */
const joining = new Set(['filler', 'relation', 'and', 'not', 'count']);
const partOfRelation = /^(front|next|roof)$/;
const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => tokenize(text));

describe('every word of a prompt', () => {
  it.each([
    'a cat wearing a red hat on a big wave',
    'a house with a blue door and a red roof',
    'a house with three green windows and an old chimney',
    'a girl riding a bicycle in the rain at night',
    'birds flying over a stormy sea',
    'a duck flying over a huge lake',
    'a wooden spoon and an old wooden table',
    'a white fence around a garden full of roses',
    'a realistic colorful house',
    'five colorful balloons',
    'a shark wearing a top hat',
    'a coffee mug with a heart',
    'a pizza with mushrooms and a glass of wine',
    'a mouse eating cheese',
    'a grandmother knitting in a chair',
    'quantum entanglement in a teacup',
    'a cat in front of a house next to a tree',
    'a cow on a green meadow under a purple sky',
    'a cat looking out of a window',
    'the meaning of life and freedom',
    'eine alte Katze mit einem roten Schal auf einem Stuhl',
    'ein Haus mit einer roten Tür und einem Gugelhupf',
    'قطة تلبس قبعة حمراء',
    'красный дом и кошка',
    '猫と犬 and a dog',
  ])('is understood or named, and never both: %s', (prompt) => {
    const scene = readScene(prompt);
    const [understood, unknown] = [wordsOf(scene.understood), wordsOf(scene.unknown)];
    for (const word of tokenize(prompt)) {
      if (joining.has(findSense([word])?.kind ?? '') || partOfRelation.test(word)) continue;
      expect([word, understood.includes(word) || unknown.includes(word)]).toEqual([word, true]);
    }
    expect(scene.understood.filter((text) => scene.unknown.includes(text))).toEqual([]);
  });
});

describe('every word of a design', () => {
  it.each([
    'a cross and a rose',
    'a rope around a heart',
    'a key held by an owl',
    'a raven with a key in its beak',
    'a skull with a rose in its mouth',
    'a cat playing with a ball of yarn',
    'an elephant with its trunk up',
    'a wolf with long sharp teeth',
    'a bear wearing boots and a hat',
    'a red and black rose with thorns',
    'three birds on a wire',
    'a lighthouse in the fog at night',
    'a dragon breathing fire',
    'in loving memory of grandma',
    'ein Adler mit einer Schlange in den Krallen',
    'eine Eule hält einen Schlüssel im Schnabel',
    'ذئب مع سيف في فمه',
  ])('is understood or named, and never both: %s', (prompt) => {
    const design = readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' });
    const [understood, unknown] = [wordsOf(design.understood), wordsOf(design.unknown)];
    const held = design.things.flatMap(({ relation }) => wordsOf([relation?.held ?? '']));
    for (const word of tokenize(prompt)) {
      if (joining.has(findSense([word])?.kind ?? '') || partOfRelation.test(word)) continue;
      const isSaid = [...understood, ...unknown, ...held].includes(word);
      expect([word, isSaid]).toEqual([word, true]);
    }
    expect(design.understood.filter((text) => design.unknown.includes(text))).toEqual([]);
  });
});

describe('a look of things', () => {
  it('is that of wood, which is brown', () => {
    expect(readScene('a wooden spoon')).toMatchObject({
      things: [{ motif: 'spoon', color: 'brown' }],
      understood: ['wooden spoon'],
    });
  });

  it.each([
    ['ein altes Haus', ['altes']],
    ['a realistic cat', ['realistic']],
    ['a surfer on a big wave', ['big']],
    ['a white fence around a garden', ['around']],
    ['a cow jumping over the moon', ['over']],
  ])('is named where the picture does not have it: %s', (prompt, unknown) => {
    expect(readScene(prompt).unknown).toEqual(unknown);
  });
});

it.each([
  ['a mouse eating cheese', ['eating']],
  ['a monkey eating a banana', []],
  ['a cat playing with a ball', ['playing with']],
  ['a child playing with a ball', []],
])('tells what is done with a thing only where it is in a hand: %s', (prompt, unknown) => {
  expect(readScene(prompt).unknown).toEqual(unknown);
});

it.each([
  ['cars', 3],
  ['a field of sunflowers', 12],
  ['a garden full of roses', 12],
  ['a sunflower field', 12],
  ['a rose garden', 12],
])('counts as many as are meant: %s', (prompt, count) => {
  expect(readScene(prompt).things).toMatchObject([{ count }]);
});
