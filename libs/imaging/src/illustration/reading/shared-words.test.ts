import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { tattooVocabulary } from '../../tattoo/tattoo-motifs.ts';

const motifs = (prompt: string) =>
  readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' }).things.map(
    ({ motif, count }) => (count > 1 ? `${count} ` : '') + motif.split('/')[1],
  );

describe('the first word of a name', () => {
  it.each([
    ['chess king and queen', ['chess-king', 'chess-queen']],
    ['a chess king and a big queen', ['chess-king', 'chess-queen']],
    ['chess king, queen and two knights', ['chess-king', 'chess-queen', '2 chess-knight']],
    ['a paper plane and a boat', ['paper-plane', 'paper-boat']],
  ])('goes on to what is coupled with it: %s', (prompt, expected) => {
    expect(motifs(prompt)).toEqual(expected);
  });

  it.each([
    ['king and queen', ['crown', 'queen-crown']],
    ['a chess king, a skull and a queen', ['chess-king', 'death-skull', 'queen-crown']],
    ['a chess king with a queen', ['chess-king', 'queen-crown']],
    ['a polar bear and a wolf', ['polar-bear', 'wolf-head']],
  ])('stays where there is no such name, or no coupling: %s', (prompt, expected) => {
    expect(motifs(prompt)).toEqual(expected);
  });
});
