import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '../illustration/emoji-motifs.ts';
import { tattooVocabulary } from '../tattoo/tattoo-motifs.ts';
import type { PromptReading } from './prompt-reading.ts';
import { readPrompt } from './read-prompt.ts';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
const design = (prompt: string) => readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' });

describe('a prompt for a scene', () => {
  const table: [string, Partial<PromptReading>][] = [
    [
      'a red car on a beach at sunset',
      {
        things: [{ motif: 'automobile', name: 'car', count: 1, color: 'red' }],
        place: 'beach',
        time: 'sunset',
      },
    ],
    [
      'two cats under a tree in the rain',
      {
        things: [
          { motif: 'cat', name: 'cat', count: 2, relation: { kind: 'under', to: 1 } },
          { motif: 'deciduous-tree', name: 'tree', count: 1 },
        ],
        weather: 'rain',
      },
    ],
    [
      'A cat and a dog behind a big blue house',
      {
        things: [
          { motif: 'cat', name: 'cat', count: 1, relation: { kind: 'behind', to: 2 } },
          { motif: 'dog', name: 'dog', count: 1, relation: { kind: 'behind', to: 2 } },
          { motif: 'house', name: 'house', count: 1, color: 'blue', size: 'large' },
        ],
      },
    ],
    [
      '3 birds flying over the city',
      { things: [{ motif: 'bird', name: 'bird', count: 3, aloft: true }], place: 'city' },
    ],
    [
      'an orange on a table',
      {
        things: [
          { motif: 'tangerine', name: 'orange', count: 1, relation: { kind: 'on', to: 1 } },
          { motif: 'tintory-table', name: 'table', count: 1 },
        ],
      },
    ],
    ['a forest in the snow', { things: [], place: 'forest', weather: 'snow' }],
    ['snow in a city', { things: [], place: 'city', weather: 'snow' }],
    ['a forest in autumn fog', { things: [], place: 'forest', season: 'autumn', weather: 'fog' }],
    [
      'eine rote Katze im Wald',
      { things: [{ motif: 'cat', name: 'katze', count: 1, color: 'red' }], place: 'forest' },
    ],
    ['قطة على شاطئ', { things: [{ motif: 'cat', name: 'قطة', count: 1 }], place: 'beach' }],
    ['a tree without birds', { things: [{ motif: 'deciduous-tree', name: 'tree', count: 1 }] }],
  ];
  it.each(table)('%s', (prompt, reading) => {
    expect(scene(prompt)).toMatchObject({ ...reading, unknown: [] });
  });

  it('takes a butterfly for the insect and mice for several mice', () => {
    expect(scene('butterfly').things).toMatchObject([{ motif: 'butterfly', count: 1 }]);
    expect(scene('mice').things).toMatchObject([{ motif: 'mouse', count: 3 }]);
  });

  it.each([
    ['zwei Kühe auf einer Wiese', { motif: 'cow', count: 2 }],
    ['Bücher', { motif: 'open-book', count: 3 }],
    ['ein Buch', { motif: 'open-book', count: 1 }],
    ['Äpfel', { motif: 'red-apple', count: 3 }],
    ['Kürbisse', { motif: 'jack-o-lantern', count: 3 }],
    ['Vögel', { motif: 'bird', count: 3 }],
    ['Bäume', { motif: 'deciduous-tree', count: 3 }],
    ['ein Schäfchen', { motif: 'ewe', count: 1 }],
    ['ein Lagerfeuer', { motif: 'fire', count: 1 }],
    ['eine Tanne', { motif: 'evergreen-tree', count: 1 }],
    ['ein Weihnachtsbaum', { motif: 'christmas-tree', count: 1 }],
    ['mit warmem roten Apfel', { motif: 'red-apple', color: 'red' }],
  ])('knows German forms: %s', (prompt, thing) => {
    const { things, unknown } = scene(prompt);
    expect({ things, unknown }).toMatchObject({ things: [thing], unknown: [] });
  });

  it.each([
    ['أَسَد', { motif: 'lion', count: 1 }],
    ['شجـــرة', { motif: 'deciduous-tree', count: 1 }],
    ['قطه', { motif: 'cat', count: 1 }],
    ['القطط', { motif: 'cat', count: 3 }],
    ['سيارات', { motif: 'automobile', count: 3 }],
    ['طاىر', { motif: 'bird', count: 1 }],
    ['إمرأة', { motif: 'woman-standing', count: 1 }],
  ])('knows Arabic spellings and plurals: %s', (prompt, thing) => {
    expect(scene(prompt)).toMatchObject({ things: [thing], unknown: [] });
  });

  it('knows a place on the shore however its hamza is written', () => {
    for (const prompt of ['شاطئ', 'شاطىء', 'الشاطئ']) expect(scene(prompt).place).toBe('beach');
  });

  it('reads whole words only: there is no car in a carpet, and no ring in red', () => {
    const { things, unknown } = scene('a scarlet carpetbagger');
    expect(things).toEqual([]);
    expect(unknown).toEqual(['carpetbagger']);
  });

  it('gives a colour to the noun it stands by, over a word it does not know', () => {
    expect(scene('a red zorbic car and a cat').things).toMatchObject([
      { motif: 'automobile', color: 'red' },
      { motif: 'cat' },
    ]);
    expect(scene('a cat and a red zorbic').things[0]).not.toHaveProperty('color');
  });
});

describe('a prompt for a tattoo', () => {
  it('takes forest and moon for motifs and not for the surroundings', () => {
    const { things, place, time } = design('a wolf in a forest under the moon');
    expect(things.map(({ name }) => name)).toEqual(['wolf', 'forest', 'moon']);
    expect([place, time]).toEqual([undefined, undefined]);
  });

  it('takes a butterfly for the insect', () => {
    expect(design('butterfly').things).toMatchObject([{ motif: 'tintory/butterfly' }]);
  });

  it('suggests what is spelled nearly like a word it does not know', () => {
    expect(tattooVocabulary.near('dragn')).toContain('dragon');
    expect(tattooVocabulary.near('qqqqqq')).toEqual([]);
  });
});

describe('whatever a person types', () => {
  it('names each word it does not know, once and in order', () => {
    expect(scene('a flumox riding a cat with a zorb and a flumox').unknown).toEqual([
      'flumox',
      'zorb',
    ]);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['signs', '!!! 🐈 ☃ ### --- """'],
    ['markup', '<script>alert("cat")</script><svg onload=x>'],
    ['another script', '一只猫坐在树下 и кошка'],
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['thousands of words', 'cat and '.repeat(4_000)],
    ['an unclosed tag', '<'.repeat(5_000)],
    ['names of an object', 'constructor __proto__ toString hasOwnProperty'],
  ])('does not break on %s', (_, prompt) => {
    const reading = scene(prompt);
    expect(reading.things.length).toBeLessThanOrEqual(8);
    expect(scene(prompt)).toEqual(reading);
    for (const { count } of reading.things) expect(count).toBeLessThanOrEqual(12);
  });
});
