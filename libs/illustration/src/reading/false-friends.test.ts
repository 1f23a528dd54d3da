import { readPrompt, suggestWords } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '../emoji-motifs.ts';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });

describe('an English word that looks like a form of another', () => {
  it.each(['a stage', 'a red cape', 'a fisher', 'hate'])('is none: %s', (prompt) => {
    expect(scene(prompt).things).toEqual([]);
  });
});

describe('a word that is another in German', () => {
  it.each(['ein See', 'der See', 'ein blauer See', 'Berge und See', 'ein Haus vor einem See'])(
    'is a lake after a German word: %s',
    (prompt) => {
      expect(scene(prompt)).toMatchObject({ place: 'lake', unknown: [] });
    },
  );

  it('is shown as it was written', () => {
    expect(scene('ein See').understood).toEqual(['see']);
  });

  it.each([
    ['die See', 'sea'],
    ['ein Boot auf der See', 'sea'],
    ['ein Boot auf dem See', 'lake'],
  ])('is as wide as its article: %s', (prompt, place) => {
    expect(scene(prompt).place).toBe(place);
  });

  it.each([
    ['ein Gift', 'gift'],
    ['das Gift', 'gift'],
    ['ein Rock', 'rock'],
    ['Frau mit Rock', 'rock'],
    ['eine Frau mit einem langen Rock', 'rock'],
  ])('is no present and no stone after a German word: %s', (prompt, word) => {
    const { things, unknown } = scene(prompt);
    expect(things.filter(({ motif }) => motif !== 'woman-standing')).toEqual([]);
    expect(unknown).toContain(word);
    expect(suggestWords([word], emojiVocabulary()).flatMap(({ words }) => words)).not.toContain(
      word,
    );
  });

  it.each([
    ['a gift', 'wrapped-gift'],
    ['a red gift', 'wrapped-gift'],
    ['a rock', 'rock'],
    ['a golden rock', 'rock'],
    ['a green rock', 'rock'],
  ])('stays what it is in English: %s', (prompt, motif) => {
    expect(scene(prompt).things).toMatchObject([{ motif }]);
  });

  it('is a verb in English', () => {
    expect(scene('I see a cat')).toMatchObject({ things: [{ motif: 'cat' }], unknown: ['see'] });
  });
});
