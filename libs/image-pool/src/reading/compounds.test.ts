import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '@tintory/illustration/testing';
import { tattooVocabulary } from '@tintory/tattoo/testing';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
const design = (prompt: string) => readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' });

describe('German compounds', () => {
  it.each([
    ['Adlerfeder', 'lorc/feather'],
    ['Meereswelle', 'lorc/big-wave'],
    ['Piratenschiff', 'lorc/galleon'],
    ['Löwenkopf', 'lorc/lion'],
  ])('are what their last part is: %s', (word, motif) => {
    expect(design(word)).toMatchObject({ things: [{ motif }], unknown: [] });
  });

  it('are known in scenes, too, and English words do not fall apart', () => {
    expect(scene('Kirschbaum').things).toMatchObject([{ motif: 'deciduous-tree', count: 1 }]);
    for (const word of ['foxglove', 'buttercup', 'carpet']) {
      expect(design(word)).toMatchObject({ things: [], unknown: [word] });
    }
  });
});
