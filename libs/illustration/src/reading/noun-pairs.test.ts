import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '../emoji-motifs.ts';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });

describe('a name of two nouns', () => {
  it.each([
    ['a coffee cup', 'hot-beverage'],
    ['a tea cup', 'tintory-teacup'],
    ['a tea pot', 'teapot'],
    ['a fire truck', 'fire-engine'],
    ['a rocket ship', 'rocket'],
    ['a space ship', 'rocket'],
    ['a flower pot', 'potted-plant'],
    ['an apple tree', 'deciduous-tree'],
    ['a coconut tree', 'palm-tree'],
    ['a sun flower', 'sunflower'],
    ['a snow man', 'snowman'],
    ['a light house', 'tintory-lighthouse'],
    ['a wind mill', 'tintory-windmill'],
    ['an air plane', 'airplane'],
    ['a dog house', 'tintory-doghouse'],
    ['a birdhouse', 'tintory-birdhouse'],
    ['a starfish', 'tintory-starfish'],
    ['a fire place', 'tintory-fireplace'],
    ['a bottle of water', 'tintory-water-bottle'],
    ['ein Vogelhaus', 'tintory-birdhouse'],
    ['بيت الكلب', 'tintory-doghouse'],
    ['a tree house', 'tintory-tree-house'],
    ['a treehouse', 'tintory-tree-house'],
    ['ein Baumhaus', 'tintory-tree-house'],
    ['ein Schnee Mann', 'snowman'],
    ['ein Leucht Turm', 'tintory-lighthouse'],
    ['a police car', 'police-car'],
    ['a school bus', 'bus'],
    ['a book shelf', 'tintory-bookshelf'],
    ['a street light', 'tintory-lamp-post'],
    ['a traffic light', 'vertical-traffic-light'],
    ['an apple pie', 'pie'],
    ['eine Kaffeetasse', 'hot-beverage'],
    ['سيارة شرطة', 'police-car'],
    ['كوب قهوة', 'hot-beverage'],
  ])('is the one thing it means: %s', (prompt, motif) => {
    const { things, unknown } = scene(prompt);
    expect({ things, unknown }).toMatchObject({ things: [{ motif, count: 1 }], unknown: [] });
    expect(things).toHaveLength(1);
  });

  it.each([
    ['two bird cages', 'bird cages'],
    ['a seahorse', 'seahorse'],
    ['a dragonfly', 'dragonfly'],
    ['a fish tank', 'fish tank'],
    ['a glass of water', 'glass of water'],
    ['a car seat', 'car seat'],
    ['سرير القطة', 'سرير القطة'],
  ])('is named where it has no drawing, and no part of it is drawn: %s', (prompt, name) => {
    expect(scene(prompt)).toMatchObject({ things: [], unknown: [name] });
    expect(scene(prompt).place).toBeUndefined();
  });

  it('is of the kind that its last word tells, and the first is named', () => {
    expect(scene('a red robot dog')).toMatchObject({
      things: [{ motif: 'dog', color: 'red' }],
      unknown: ['robot'],
    });
    expect(scene('قطة كلب')).toMatchObject({ things: [{ motif: 'cat' }], unknown: ['كلب'] });
  });

  it.each([
    ['cat, dog, tree', 3],
    ['cat dog tree', 3],
    ['a cat, dog and tree', 3],
    ['ein Korb Äpfel', 2],
    ['the cat and the dog', 2],
    ['a girl painting a house', 2],
  ])('is not what stands in a list: %s', (prompt, count) => {
    expect(scene(prompt).things).toHaveLength(count);
  });
});

describe('moonlight', () => {
  it.each(['moon light over a lake', 'moonlight over a lake'])('is night: %s', (prompt) => {
    expect(scene(prompt)).toMatchObject({ place: 'lake', time: 'night', unknown: [] });
  });
});
