import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '../../illustration/emoji-motifs.ts';
import { tattooVocabulary } from '../../tattoo/tattoo-motifs.ts';
import { readPrompt } from '../read-prompt.ts';

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

  it.each(['a car in red under a tree', 'a blue car, not red', 'a cat and a red zorbic'])(
    'is of what was named before it, or of a noun that is named itself: %s',
    (prompt) => {
      expect(scene(prompt).unknown.filter((word) => /red|blue/.test(word))).toEqual([]);
    },
  );

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
