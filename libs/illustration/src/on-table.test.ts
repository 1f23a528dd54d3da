import { readPrompt } from '@tintory/prompts';
import { expect, it } from 'vitest';
import { emojiVocabulary } from './emoji-motifs.ts';
import { onTable } from './on-table.ts';

const laid = (prompt: string) =>
  onTable(readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' }).things);

it('lays what nobody puts on the floor on a table', () => {
  expect(laid('a cup of tea and a book')).toMatchObject([
    { name: 'cup of tea', relation: { kind: 'on', to: 2 } },
    { name: 'book', relation: { kind: 'on', to: 2 } },
    { motif: 'tintory-table' },
  ]);
});

it('leaves a rose in its vase, and lays the vase', () => {
  expect(laid('a rose in a vase')).toMatchObject([
    { relation: { kind: 'in', to: 1 } },
    { relation: { kind: 'on', to: 2 } },
    { motif: 'tintory-table' },
  ]);
});

it.each(['a cup of tea on a table', 'a cat and a cup of tea', 'a sofa', ''])(
  'brings no table where there is one, or somebody on the floor: %s',
  (prompt) => {
    const { things } = readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
    expect(onTable(things)).toEqual(things);
  },
);

it('lays a cake on a table below its balloons', () => {
  expect(laid('a cake and balloons')).toMatchObject([
    { name: 'cake', relation: { kind: 'on', to: 2 } },
    { name: 'balloon' },
    { motif: 'tintory-table' },
  ]);
  expect(laid('a cake and balloons')[1]).not.toHaveProperty('relation');
});
