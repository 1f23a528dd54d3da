import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '../emoji-motifs.ts';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });

describe('nothing that is said gets lost', () => {
  it('sees a boy in “ein Junge”, and none in “eine junge Frau”', () => {
    expect(scene('ein Junge mit einem Ball').things).toMatchObject([
      { motif: 'tintory-boy' },
      { motif: 'soccer-ball' },
    ]);
    expect(scene('eine junge Frau').things).toMatchObject([{ motif: 'woman-standing' }]);
    expect(scene('eine junge Frau').things).toHaveLength(1);
  });

  it.each([
    ['a purple sea', ['purple']],
    ['a pink beach', ['pink']],
    ['a blue sea', []],
    ['a red barn', []],
    ['a golden autumn', []],
  ])('names the colour that scenery is not drawn in: %s', (prompt, unknown) => {
    expect(scene(prompt).unknown).toEqual(unknown);
  });

  it('paints a cat that is asked for in black, and takes none that is violet', () => {
    expect(scene('a black cat').things).toMatchObject([{ motif: 'cat', color: 'black' }]);
  });

  it('counts clothes by who is in them', () => {
    expect(scene('two girls in red dresses').understood).toEqual(['2 girls', '2 red dresses']);
  });
});
