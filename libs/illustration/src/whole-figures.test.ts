import { describe, expect, it } from 'vitest';
import { emojiArt } from './emoji-art.ts';
import { emojiVocabulary } from './emoji-motifs.ts';
import { widthOf, type Item } from './item-size.ts';
import { itemOf, placePrompt, readScene } from './testing/place-prompt.ts';

const motifOf = (name: string) => emojiVocabulary().find(name.split(' '))?.motif ?? name;

describe('somebody by their profession', () => {
  it.each([
    'chef',
    'doctor',
    'nurse',
    'firefighter',
    'farmer',
    'teacher',
    'policeman',
    'pilot',
    'judge',
    'detective',
    'wizard',
    'bride',
    'groom',
    'prince',
    'princess',
    'superhero',
    'santa claus',
    'astronaut',
    'feuerwehrmann',
    'طبيب',
  ])('stands on their feet: %s', async (name) => {
    const { top, bottom, left, right } = await emojiArt(motifOf(name));
    expect(bottom).toBeGreaterThan(44);
    expect((bottom - top) / (right - left)).toBeGreaterThan(1.3);
  });

  it('has the colour that they are known by', async () => {
    expect((await emojiArt(motifOf('wizard'))).main).toBe('#00a6ed');
    expect((await emojiArt(motifOf('santa claus'))).main).toBe('#f8312f');
  });
});

describe('who has a hand free', () => {
  it.each([
    ['a doctor holding a teddy bear', /teddy/],
    ['a chef holding a pizza', /pizza/],
    ['a groom with a bouquet', /bouquet/],
  ])('holds a thing in it: %s', async (prompt, held) => {
    const items = await placePrompt(prompt);
    const thing = itemOf(items, held);
    const holder = items.find((item) => item !== thing) as Item;
    expect(thing.stands).toBe('thing');
    expect(Math.abs(thing.x - holder.x)).toBeLessThan(widthOf(holder));
    expect(readScene(prompt).unknown).toEqual([]);
  });

  it('is none in whom both are full', () => {
    expect(readScene('a bride holding a balloon').unknown).toEqual(['holding']);
  });
});

it('sits astride with a leg on the near side', async () => {
  const items = await placePrompt('a police officer riding a horse');
  const [horse] = items.filter(({ thing }) => thing.motif === 'horse');
  const rider = items.filter(({ thing }) => thing.motif === 'police-officer');
  expect(rider).toHaveLength(2);
  for (const { height } of rider) expect(height).toBeLessThan(horse?.height ?? 0);
});
