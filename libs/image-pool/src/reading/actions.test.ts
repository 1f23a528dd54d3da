import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '@tintory/illustration/testing';
import { tattooVocabulary } from '@tintory/tattoo/testing';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
const design = (prompt: string) => readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' });

describe('actions', () => {
  it.each([
    ['howling wolf', 'lorc/wolf-howl'],
    ['a wolf that is howling at the moon', 'lorc/wolf-howl'],
    ['ein heulender Wolf', 'lorc/wolf-howl'],
    ['ذئب يعوي', 'lorc/wolf-howl'],
    ['flying raven', 'lorc/crow-dive'],
    ['a raven flying over mountains', 'lorc/crow-dive'],
    ['flying eagle', 'lorc/eagle-emblem'],
    ['roaring lion', 'lorc/lion'],
    ['a broken heart', 'lorc/broken-heart'],
  ])('are drawn where a motif shows them: %s', (prompt, motif) => {
    expect(design(prompt)).toMatchObject({ things: [{ motif }, ...rest(prompt)], unknown: [] });
  });

  const rest = (prompt: string) => (/moon|mountains/.test(prompt) ? [{ count: 1 }] : []);

  it.each([
    ['running horse', 'running'],
    ['a flying owl', 'flying'],
    ['a sleeping fox and a moon', 'sleeping'],
    ['a rose and a dancing bear', 'dancing'],
  ])('are named where none does: %s', (prompt, action) => {
    expect(design(prompt).unknown).toEqual([action]);
    expect(design(prompt).things.length).toBeGreaterThan(0);
  });

  it('are of the noun that follows, or of those that came before', () => {
    expect(scene('a dog and a running man').things).toMatchObject([
      { motif: 'dog' },
      { motif: 'man-running' },
    ]);
    expect(scene('a man and a running car')).toMatchObject({
      things: [{ motif: 'man-standing' }, { motif: 'automobile' }],
      unknown: ['running'],
    });
    expect(design('a wolf not howling').things).toMatchObject([{ motif: 'lorc/wolf-head' }]);
    expect(scene('a man and a woman dancing').things).toMatchObject([
      { motif: 'man-dancing' },
      { motif: 'woman-dancing' },
    ]);
    expect(scene('two men running on a beach')).toMatchObject({
      things: [{ motif: 'man-running', count: 2 }],
      place: 'beach',
      unknown: [],
    });
  });
});
