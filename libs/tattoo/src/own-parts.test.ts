import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { onceEach } from './once-each.ts';
import { tattooVocabulary } from './tattoo-motifs.ts';

const read = (prompt: string) => {
  const { things, unknown } = readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' });
  return { motifs: onceEach(things).map(({ motif }) => motif.split('/')[1]), unknown };
};

describe('what a motif shows by itself', () => {
  it.each([
    ['an eagle with spread wings', 'eagle-emblem'],
    ['the grim reaper holding a scythe', 'grim-reaper'],
    ['a rosary with a cross', 'rosary'],
    ['a tree of life with roots', 'holy-oak'],
    ['a bonsai tree', 'bonsai-tree'],
    ['a celtic knot cross', 'celtic-cross'],
    ['an arrow with feathers', 'arrow'],
    ['a medusa with snakes', 'medusa-head'],
    ['an hourglass with sand', 'hourglass'],
    ['a dreamcatcher with feathers', 'dream-catcher'],
    ['a dreamcatcher with three feathers', 'dream-catcher'],
    ['eine Rose mit Dornen', 'rose'],
    ['a candle with a flame', 'candle-light'],
    ['a deer head with antlers', 'deer-head'],
    ['an angel with a halo', 'angel-outfit'],
  ])('is not drawn a second time: %s', (prompt, motif) => {
    expect(read(prompt)).toEqual({ motifs: [motif], unknown: [] });
  });

  it.each([
    ['a mermaid with scales', ['mermaid'], ['scales']],
    ['a wolf with a long tail', ['wolf-head'], ['long', 'tail']],
    ['a rose without thorns', ['rose'], ['thorns']],
    ['a deer with flowers in its antlers', ['deer', 'flowers'], ['antlers']],
    ['a skull with a snake in its eye', ['death-skull', 'snake'], ['eye']],
  ])('is told where the motif does not have it as said: %s', (prompt, motifs, unknown) => {
    expect(read(prompt)).toEqual({ motifs, unknown });
  });

  it.each([
    ['a wolf and a feather', ['wolf-head', 'feather']],
    ['a skull with wings', ['death-skull', 'wings']],
    ['ein Kreuz mit Flügeln', ['cross', 'wings']],
    ['a rose and thorns', ['rose', 'barbed-wire']],
    ['an eagle with a snake', ['eagle-emblem', 'snake']],
  ])('leaves all else a thing of its own: %s', (prompt, motifs) => {
    expect(read(prompt).motifs).toEqual(motifs);
  });

  it('is named once where a sign or the ground is told twice', () => {
    expect(read('a phoenix rising from the flames').motifs).toEqual(['eagle-emblem', 'flame']);
    expect(read('pisces: two fishes').motifs).toEqual(['circling-fish']);
    expect(read('a fish and a fish').motifs).toHaveLength(2);
    expect(readPrompt('eyes', tattooVocabulary, { scenery: 'is-a-thing' }).things).toMatchObject([
      { count: 2 },
    ]);
  });
});

it.each([
  ['a spider on its web', ['spider-alt', 'spider-web']],
  ['a snake eating its own tail', ['ouroboros']],
  ['a tree with roots', ['holy-oak']],
  ['cross', ['cross']],
])('knows what people call it: %s', (prompt, motifs) => {
  expect(read(prompt)).toEqual({ motifs, unknown: [] });
});

describe('a bouquet', () => {
  it.each([
    ['daffodil and poppy bouquet', ['daffodil', 'poppy']],
    ['a bouquet with a rose and a lily', ['rose', 'lily']],
  ])('is of the flowers that are named: %s', (prompt, motifs) => {
    expect(read(prompt)).toEqual({ motifs, unknown: [] });
  });

  it('has flowers of its own where none are named', () => {
    expect(read('a bouquet').motifs).toEqual(['flowers']);
  });
});
