import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '@tintory/illustration/testing';
import { tattooVocabulary } from '@tintory/tattoo/testing';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
const design = (prompt: string) => readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' });

describe('an adjective that finds no noun', () => {
  it.each([
    ['a violet and a rose', 'violet'],
    ['green', 'green'],
    ['huge, and a dog', 'huge'],
  ])('is named as not understood: %s', (prompt, word) => {
    expect(scene(prompt).unknown).toEqual([word]);
  });

  it.each(['a car in red under a tree', 'a blue car, not red', 'a red zorbic car'])(
    'is of what was named before it, or of what comes after it: %s',
    (prompt) => {
      expect(scene(prompt).unknown.filter((word) => /red|blue/.test(word))).toEqual([]);
    },
  );

  it.each([
    ['a cat and a red zorbic', ['red', 'zorbic']],
    ['a man in a blue sweater', ['blue', 'sweater']],
    ['a woman with long red hair and a dog', ['long', 'red', 'hair']],
    ['a big green zorbic, rain', ['big', 'green', 'zorbic']],
    ['a red zorbic forest', ['red', 'zorbic']],
  ])('is named with a noun that is not known: %s', (prompt, unknown) => {
    expect(scene(prompt).unknown).toEqual(unknown);
  });

  it('is of no flower of its own beside another noun', () => {
    expect(design('a violet rose')).toMatchObject({
      things: [{ motif: 'lorc/rose' }],
      unknown: ['violet'],
    });
    expect(design('a violet and a rose').things).toHaveLength(2);
  });
});

describe('the Arabic dual', () => {
  it.each([
    [
      'قطتان تحت شجرة',
      [
        { motif: 'cat', count: 2 },
        { motif: 'deciduous-tree', count: 1 },
      ],
    ],
    ['كلبين صغيرين', [{ motif: 'dog', count: 2, size: 'small' }]],
    ['قطتان صغيرتان', [{ motif: 'cat', count: 2, size: 'small' }]],
    ['حصان', [{ motif: 'horse', count: 1 }]],
  ])('is two: %s', (prompt, things) => {
    expect(scene(prompt)).toMatchObject({ things, unknown: [] });
  });
});

describe('a number', () => {
  it.each([
    ['21 cats', 12, ['21']],
    ['12 cats', 12, []],
    ['eleven cats', 11, []],
    ['no 21 cats, 3 cats', 3, []],
  ])('that is cut off is named: %s', (prompt, count, unknown) => {
    expect(scene(prompt)).toMatchObject({ things: [{ motif: 'cat', count }], unknown });
  });

  it('of things that is too large leaves out the last by name', () => {
    const { things, unknown } = scene(
      'a cat, a dog, a horse, a cow, a pig, a house, a tree, a car, a bicycle',
    );
    expect(things).toHaveLength(8);
    expect(unknown).toEqual(['bicycle']);
  });
});
