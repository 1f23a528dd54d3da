import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '@tintory/illustration/testing';
import { tattooVocabulary } from '@tintory/tattoo/testing';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
const design = (prompt: string) =>
  readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing', style: 'dotwork' });

describe('two who face each other', () => {
  it.each([
    'two wolves face to face',
    'zwei Wölfe, die sich ansehen',
    'two wolves looking at each other',
  ])('are understood, and both of them do: %s', (prompt) => {
    const { things, unknown } = design(prompt);
    expect(things).toMatchObject([{ name: 'wolf', count: 2, stance: 'facing' }]);
    expect(unknown).toEqual([]);
  });

  it('may be two of different kinds', () => {
    for (const { things, unknown } of [
      design('a lion and a wolf facing each other'),
      scene('a lion and a wolf facing each other'),
    ]) {
      expect(things).toMatchObject([{ stance: 'facing' }, { stance: 'facing' }]);
      expect(unknown).toEqual([]);
    }
  });

  it('may stand back to back instead', () => {
    expect(design('two wolves back to back').things).toMatchObject([{ stance: 'back to back' }]);
  });

  it('are not understood where there is one alone, or a crowd', () => {
    expect(design('a wolf face to face').unknown).toEqual(['face to face']);
    expect(scene('five cats face to face').unknown).toEqual(['face to face']);
  });
});

describe('a leap', () => {
  it('is understood of who has legs, and of who leaps out of the water', () => {
    for (const prompt of ['a dog jumping over a fence', 'a jumping dog', 'a whale jumping']) {
      expect(scene(prompt).things[0]).toMatchObject({ leaps: true });
      expect(scene(prompt).unknown).toEqual([]);
    }
  });

  it('is named where nobody could see it', () => {
    expect(scene('a car jumping')).toMatchObject({ unknown: ['jumping'] });
  });
});

describe('a place named after what grows there', () => {
  it('has many of it, and nobody in one of them', () => {
    for (const prompt of ['a girl in a sunflower field', 'a girl in a field of sunflowers']) {
      const { things, place, unknown, understood } = scene(prompt);
      expect({ place, unknown }).toEqual({ place: 'field', unknown: [] });
      expect(understood).toContain('12 sunflowers');
      expect(things).toMatchObject([{ name: 'girl' }, { name: 'sunflower', count: 12 }]);
      expect(things[0]?.relation).toBeUndefined();
    }
  });
});

it.each(['a green hill', 'sheep on a hill', 'ein grüner Hügel mit einem Baum', 'بيت على تل'])(
  'takes a hill for green land, and not for a mountain: %s',
  (prompt) => {
    expect(scene(prompt)).toMatchObject({ place: 'meadow', unknown: [] });
  },
);

describe('a second place', () => {
  it('is named where the picture of the first has nothing of it', () => {
    expect(scene('a camel in the desert in a city')).toMatchObject({
      place: 'desert',
      unknown: ['city'],
    });
  });

  it('is drawn instead of a road that leads through it', () => {
    expect(scene('a fox on a road through a forest')).toMatchObject({
      place: 'forest',
      unknown: ['road'],
    });
    expect(scene('a fox on a road through a forest').understood).not.toContain('road');
  });

  it('is understood where it belongs to the first', () => {
    expect(scene('a boat on the sea by a beach')).toMatchObject({ place: 'beach', unknown: [] });
    expect(scene('a cow on a meadow in the mountains')).toMatchObject({
      place: 'mountains',
      unknown: [],
    });
  });

  it('has a lake before mountains', () => {
    expect(scene('a lake in the mountains')).toMatchObject({
      place: 'lake',
      backdrop: 'mountains',
      unknown: [],
    });
  });
});

describe('a number', () => {
  it('that is no count is named', () => {
    expect(scene('a cat 1984').unknown).toEqual(['1984']);
    expect(scene('a cat and 12 08').unknown).toEqual(['08', '12']);
    expect(scene('a cat and 7').unknown).toEqual(['7']);
  });

  it('before a noun is a count', () => {
    expect(scene('3 cats and 12 birds')).toMatchObject({
      things: [{ count: 3 }, { count: 12 }],
      unknown: [],
    });
  });
});

it('sees what a relation with “it” is about', () => {
  expect(scene('a table with a vase on it').things).toMatchObject([
    { name: 'table' },
    { name: 'vase', relation: { kind: 'on', to: 0 } },
  ]);
  expect(scene('a castle with a dragon flying above it').things[1]).toMatchObject({
    aloft: true,
    relation: { kind: 'above', to: 0 },
  });
});

it('takes a farmer for no farm', () => {
  expect(scene('a farmer with a tractor').things).toMatchObject([{ name: 'farmer' }, {}]);
});

it('takes the German Hut for a hat and the English hut for a hut', () => {
  expect(scene('ein Mann mit Hut').things[1]).toMatchObject({ motif: 'top-hat' });
  expect(scene('a man and a hut').things[1]).toMatchObject({ motif: 'hut' });
});

describe('what no ink shows', () => {
  it.each([
    ['a red rose', 'red'],
    ['a rose in summer', 'summer'],
    ['a rose as line art', 'line art'],
    ['a lion in the sand', 'sand'],
  ])('is named: %s', (prompt, word) => {
    expect(design(prompt).unknown).toEqual([word]);
    expect(design(prompt).things).toHaveLength(1);
  });

  it('is not what the chosen style or black ink shows', () => {
    expect(design('a black rose in dotwork').unknown).toEqual([]);
  });
});

describe('a pair in a tattoo', () => {
  it.each([
    ['rose and dagger', 'a rose and a dagger'],
    ['dagger and rose', 'a dagger and a rose'],
    ['wolf and moon', 'a wolf and a moon'],
    ['heart and arrow', 'a heart and an arrow'],
    ['skull with crown', 'a skull with a crown'],
    ['heart with wings', 'a heart with wings'],
    ['heart with arrow', 'a heart with an arrow'],
    ['heart with chain', 'a heart with a chain'],
  ])('is the same with articles and without: %s', (bare, articled) => {
    const motifs = (prompt: string) => design(prompt).things.map(({ motif }) => motif);
    expect(motifs(bare)).toEqual(motifs(articled));
    expect(motifs(bare).length).toBeGreaterThan(0);
  });
});

it.each([
  'memento mori skull with roses',
  'lotus with moon phases',
  'semicolon butterfly',
  'heartbeat line with dog paw',
  'baby footprints',
  'day of the dead skull',
  'bee and honeycomb',
  'broken chain with bird',
  'grim reaper with scythe',
  'Thor’s hammer',
  'zodiac sign scorpio',
  'Unendlichkeitszeichen mit Herz',
  'lighthouse in a storm',
  'king and queen',
  'dice and cards',
])('understands a tattoo that many ask for: %s', (prompt) => {
  expect(design(prompt).unknown).toEqual([]);
});

it.each([
  'a windmill in a field of tulips',
  'a wooden bridge over a river',
  'a camel in the desert with pyramids',
  'a panda eating bamboo',
  'a scarecrow in a field',
  'a pizza and a glass of wine',
  'a chef cooking in a kitchen',
  'ein gemütliches Haus im Schnee bei Nacht',
  'eine Kuh auf der Alm',
  'قطة سوداء على الأريكة',
  'طفل يلعب بالكرة في الحديقة',
])('understands a picture that many ask for: %s', (prompt) => {
  expect(scene(prompt).unknown).toEqual([]);
});
