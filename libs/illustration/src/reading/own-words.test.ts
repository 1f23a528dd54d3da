import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '../emoji-motifs.ts';

const read = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });

describe('what is understood', () => {
  it.each([
    ['قطة حمراء', ['قطة حمراء']],
    ['قطة حمراء صغيرة', ['قطة حمراء صغيرة']],
    ['كلب أزرق وقطة صفراء', ['كلب أزرق', 'قطة صفراء']],
    ['سيارة حمراء تحت شجرة خضراء', ['سيارة حمراء', 'شجرة خضراء']],
    ['eine rote Katze', ['rote katze']],
    ['eine kleine rote Katze unter einem grünen Baum', ['kleine rote katze', 'grünen baum']],
    ['zwei blaue Vögel', ['2 blaue vögel']],
    ['Auto in Rot', ['rot auto']],
    ['a tiny scarlet cat', ['tiny scarlet cat']],
    ['a small red cat', ['small red cat']],
  ])('is told in the words of who wrote it: %s', (prompt, words) => {
    const reading = read(prompt);
    expect(reading.understood).toEqual(words);
    expect(reading.unknown).toEqual([]);
  });

  it('has of two colours the one that is drawn', () => {
    expect(read('a red blue cat')).toMatchObject({ understood: ['blue cat'], unknown: ['red'] });
  });

  it('is told in a word’s own spelling, as is what is not', () => {
    expect(read('بئر أسد').understood).toEqual(['أسد']);
    expect(read('بئر أسد').unknown).toEqual(['بئر']);
  });
});
