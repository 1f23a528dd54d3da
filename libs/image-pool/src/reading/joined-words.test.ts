import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '@tintory/illustration/testing';
import { tattooVocabulary } from '@tintory/tattoo/testing';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
const design = (prompt: string) => readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' });

describe('Arabic words that are joined to the next', () => {
  const motifs = (prompt: string) => design(prompt).things.map(({ motif }) => motif.split('/')[1]);

  it.each([
    ['أسد وذئب', ['lion', 'wolf-head']],
    ['وردة وخنجر', ['rose', 'plain-dagger']],
    ['قلب وسيف ووردة', ['hearts', 'broadsword', 'rose']],
    ['ذئب والقمر', ['wolf-head', 'moon']],
    ['دب وقط', ['bear-face', 'cat']],
    ['جمجمة بتاج', ['death-skull', 'crown']],
    ['الأسد والنسر', ['lion', 'eagle-emblem']],
    ['وثلاث نجوم', ['star-formation']],
    ['رأس أسد', ['lion']],
  ])('are parted from it: %s', (prompt, expected) => {
    expect(motifs(prompt)).toEqual(expected);
    expect(design(prompt).unknown).toEqual([]);
  });

  it.each(['وردة', 'ورقة', 'بومة', 'كلب', 'كتاب', 'ورود'])(
    'are no part of a word that begins like them: %s',
    (word) => {
      expect(design(word).things).toHaveLength(1);
      expect(design(word).understood.join()).toContain(word);
    },
  );

  it('do not carry a colour on to the next noun', () => {
    expect(scene('قطة سوداء وكلب أبيض').things).toMatchObject([
      { motif: 'cat', color: 'black' },
      { motif: 'dog', color: 'white' },
    ]);
    expect(scene('قطة بالغابة')).toMatchObject({ place: 'forest', unknown: [] });
  });

  it('stay where nothing is known without them', () => {
    expect(design('وفلمكس').unknown).toEqual(['وفلمكس']);
  });
});
