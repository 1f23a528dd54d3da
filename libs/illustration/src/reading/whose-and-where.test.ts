import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { homeOf } from '../draw-place.ts';
import { clothe } from '../clothe.ts';
import { emojiVocabulary } from '../emoji-motifs.ts';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });

describe('grass', () => {
  it('stands where it is tall and somebody is behind it', () => {
    expect(scene('ein Fuchs hinter hohem Gras').things).toMatchObject([
      { relation: { kind: 'behind', to: 1 } },
      { motif: 'tintory-tall-grass' },
    ]);
  });

  it.each(['a fox in the grass', 'a fox on grass', 'ein Fuchs im Gras'])(
    'is the place: %s',
    (prompt) => expect(scene(prompt)).toMatchObject({ things: [{}], place: 'meadow' }),
  );
});

describe('a field of flowers', () => {
  it.each(['a unicorn in a field of flowers', 'a field full of wildflowers'])(
    'is a meadow: %s',
    (prompt) => expect(scene(prompt).place).toBe('meadow'),
  );

  it.each(['a field of sunflowers', 'a field of tulips', 'a cow in a field'])(
    'is a field where it is sown: %s',
    (prompt) => expect(scene(prompt).place).toBe('field'),
  );
});

describe('who comes out of something', () => {
  it('is over it in a leap, and where it is at home', () => {
    const reading = scene('a fish jumping out of a bowl');
    expect(reading.things).toMatchObject([{ leaps: true, relation: { kind: 'above', to: 1 } }, {}]);
    expect(homeOf(reading)).toBe('room');
  });

  it('is in it otherwise', () => {
    expect(scene('a rabbit coming out of a hat').things).toMatchObject([
      { relation: { kind: 'in', to: 1 } },
      {},
    ]);
  });

  it('leaps from the water it is in', () => {
    const { things, place } = scene('a dolphin jumping out of the water');
    expect(place).toBe('lake');
    expect(things).toMatchObject([{ leaps: true }]);
    expect(things[0]).not.toHaveProperty('aloft');
  });
});

describe('what is told after a place', () => {
  it.each([
    ['a penguin in the snow with a scarf', 'scarf'],
    ['ein Hund im Schnee mit einer roten Mütze', 'mütze'],
    ['a girl in the garden at night with a balloon', 'balloon'],
  ])('belongs to who is there: %s', (prompt, name) => {
    expect(scene(prompt).things.find((thing) => thing.name === name)).toMatchObject({
      relation: { kind: 'beside', to: 0 },
    });
  });

  it('belongs to nobody where nobody is there, or where it is only near', () => {
    expect(scene('a beach with a palm tree').things[0]).not.toHaveProperty('relation');
    expect(scene('a dog in the snow next to a sled').things[1]).not.toHaveProperty('relation');
  });
});

describe('who has several things', () => {
  it.each([
    ['a panda with a birthday cake and a party hat', 2],
    ['a man with a hat and an umbrella', 2],
    ['Mann mit Hut und Regenschirm im Regen', 2],
    ['a girl with a cat and a hat', 2],
  ])('has the last of them, too: %s', (prompt, last) => {
    const things = clothe(scene(prompt).things);
    expect(things[last]).toMatchObject({ relation: { kind: 'beside', to: 0 } });
  });

  it.each(['a girl with a balloon and a boy', 'a cat with a hat and a tree'])(
    'has nobody who stands by: %s',
    (prompt) => expect(clothe(scene(prompt).things)[2]).not.toHaveProperty('relation'),
  );

  it.each(['a bus in the rain with a girl and an umbrella', 'a tree, a girl and a balloon'])(
    'holds what is named with them: %s',
    (prompt) => {
      const things = clothe(scene(prompt).things);
      expect(things[2]).toMatchObject({ relation: { kind: 'beside', to: 1 } });
    },
  );

  it('is meant by him', () => {
    const { things, unknown } = scene('a boy on a horse with a dog beside him');
    expect(unknown).toEqual([]);
    expect(things[2]).toMatchObject({ relation: { kind: 'beside' } });
  });

  it('is the one who is by something', () => {
    expect(scene('a boy with a backpack at a bus stop').things[2]).toMatchObject({
      relation: { to: 0, apart: true },
    });
  });
});

it('a bear family is one of bears', () => {
  expect(scene('a bear family in the forest').things).toMatchObject([{ motif: 'bear', count: 3 }]);
  expect(scene('my family with a bear').things).toHaveLength(5);
});

it('an umbrella in the rain is one, and it rains', () => {
  expect(scene('ein Regenschirm im Regen')).toMatchObject({
    things: [{ motif: 'umbrella' }],
    weather: ['rain'],
  });
});

describe('who plays', () => {
  it.each([
    'a man playing guitar at a campfire',
    'a man playing the guitar',
    'ein Mann spielt Gitarre',
  ])('has the instrument: %s', (prompt) => {
    const { things, unknown } = scene(prompt);
    expect(unknown).toEqual([]);
    expect(things[1]).toMatchObject({ motif: 'guitar', relation: { kind: 'beside', to: 0 } });
  });

  it.each(['kids playing in the park', 'a boy playing soccer'])(
    'is not shown otherwise, which is told: %s',
    (prompt) => expect(scene(prompt).unknown).toEqual(['playing']),
  );

  it('sits at a campfire outside', () => {
    expect(homeOf(scene('a man with a guitar at a campfire'))).toBe('meadow');
  });
});

it('what comes in pairs is two', () => {
  expect(scene('boxing gloves').things).toMatchObject([{ count: 2 }]);
  expect(scene('shoes').things).toMatchObject([{ count: 2 }]);
});

it('a baby turtle is a small one, and a baby alone is none', () => {
  expect(scene('a turtle with a baby turtle').things).toMatchObject([{}, { size: 'small' }]);
  expect(scene('a mother with a baby')).toMatchObject({ things: [{}], unknown: ['baby'] });
  expect(scene('a mother with a baby').things[0]).not.toHaveProperty('size');
});

it('the mother of an animal is of its kind', () => {
  expect(scene('a baby elephant with its mother').things).toMatchObject([
    { motif: 'elephant', size: 'small' },
    { motif: 'elephant' },
  ]);
  expect(scene('a girl with her mother').things).toMatchObject([{}, { motif: 'woman-standing' }]);
});
