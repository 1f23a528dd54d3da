import { readPrompt, type PromptReading } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '@tintory/illustration/testing';
import { tattooVocabulary } from '@tintory/tattoo/testing';

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
        weather: ['rain'],
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
    ['a forest in the snow', { things: [], place: 'forest', weather: ['snow'] }],
    ['snow in a city', { things: [], place: 'city', weather: ['snow'] }],
    ['a forest in autumn fog', { things: [], place: 'forest', season: 'autumn', weather: ['fog'] }],
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
    expect(scene('blue butterflies').things).toMatchObject([{ motif: 'butterfly', count: 3 }]);
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
    ['a school of fish', { motif: 'fish', count: 6 }],
    ['a pack of wolves', { motif: 'wolf', count: 6 }],
    ['a loaf of bread', { motif: 'bread', count: 1 }],
    ['a pair of glasses', { motif: 'glasses', count: 1 }],
    ['eine Kirsche', { motif: 'cherries', count: 1 }],
    ['ein Hemd', { motif: 't-shirt', count: 1 }],
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
    expect(unknown).toEqual(['scarlet', 'carpetbagger']);
  });

  it('gives a colour to the noun it stands by, over a word it does not know', () => {
    expect(scene('a red zorbic car and a cat').things).toMatchObject([
      { motif: 'automobile', color: 'red' },
      { motif: 'cat' },
    ]);
    expect(scene('a cat and a red zorbic').things[0]).not.toHaveProperty('color');
  });
});

describe('words of every day in a prompt for a scene', () => {
  it.each([
    ['a pirate ship', 'tintory-pirate-ship'],
    ['a golden retriever', 'dog'],
    ['a log cabin', 'tintory-cabin'],
    ['ein Eisberg', 'tintory-iceberg'],
    ['sunglasses', 'sunglasses'],
  ])('%s is one thing', (prompt, motif) => {
    const { things, unknown } = scene(prompt);
    expect({ things, unknown }).toMatchObject({ things: [{ motif, count: 1 }], unknown: [] });
    expect(things).toHaveLength(1);
  });

  it.each(['pirate', 'magical', 'wearing', 'pad', 'holiday', 'sleep'])(
    'takes %s for no thing that is only thought of by it',
    (word) => {
      expect(scene(word)).toMatchObject({ things: [], unknown: [word] });
    },
  );

  it('sees the people that a family and a couple are, but two cats in a couple of cats', () => {
    const names = (prompt: string) => scene(prompt).things.map(({ name }) => name);
    expect(names('a family')).toEqual(['man', 'woman', 'girl', 'boy']);
    expect(names('ein Paar')).toEqual(['mann', 'frau']);
    expect(scene('a couple of cats').things).toMatchObject([{ name: 'cat', count: 2 }]);
  });

  it('lets fly what a verb says flies, and not who holds it', () => {
    const [boy, kite] = scene('a boy flying a kite in a field').things;
    expect(boy).not.toHaveProperty('aloft');
    expect(kite).toMatchObject({ aloft: true, relation: { kind: 'beside', to: 0 } });
    expect(scene('a bird flying and a cat').things).toMatchObject([{ aloft: true }, {}]);
    expect(scene('a bird flying').things).toMatchObject([{ aloft: true }]);
  });

  it('takes no verb for a building', () => {
    expect(scene('two kids building a snowman')).toMatchObject({
      things: [{ name: 'kid' }, { name: 'snowman' }],
      unknown: ['building'],
    });
    expect(scene('a building and a tree').things).toMatchObject([{ motif: 'office-building' }, {}]);
  });

  it.each([
    ['ein neues Haus', ['haus']],
    ['eine niedliche Katze', ['katze']],
    ['a wooden table', ['table']],
    ['a mother', ['mother']],
  ])('takes no adjective and no ending for another thing: %s', (prompt, names) => {
    const { things, unknown } = scene(prompt);
    expect(things.map(({ name }) => name)).toEqual(names);
    expect(unknown).toEqual([]);
  });

  it('knows who is by the sea from who is in it', () => {
    expect(scene('a lighthouse by the sea').place).toBe('beach');
    expect(scene('ein Leuchtturm am Meer').place).toBe('beach');
    expect(scene('a whale in the sea').place).toBe('sea');
  });
});

it('relates nothing in a scene by what goes around it', () => {
  expect(scene('a dog running around a tree').things[0]?.relation).toBeUndefined();
});

describe('a prompt for a tattoo', () => {
  it('takes forest and moon for motifs and not for the surroundings', () => {
    const { things, place, time } = design('a wolf in a forest under the moon');
    expect(things.map(({ name }) => name)).toEqual(['wolf', 'forest', 'moon']);
    expect([place, time]).toEqual([undefined, undefined]);
  });

  it.each([
    ['a snake around a dagger', 0, { to: 1, manner: 'around' }],
    ['eine Schlange um einen Dolch', 0, { to: 1, manner: 'around' }],
    ['a skull surrounded by six roses', 1, { to: 0, manner: 'around' }],
    ['a rose between two swallows', 1, { to: 0, manner: 'between' }],
  ])('tells what is around or between: %s', (prompt, index, relation) => {
    expect(design(prompt).things[index]?.relation).toMatchObject({ kind: 'beside', ...relation });
    expect(design(prompt).unknown).toEqual([]);
  });

  it('has a moon that a cat sits on, and no space about it', () => {
    const { things, place } = design('a cat sitting on the moon');
    expect(things).toMatchObject([
      { name: 'cat', relation: { kind: 'on', to: 1 } },
      { name: 'moon' },
    ]);
    expect(place).toBeUndefined();
  });

  it.each([['mandala'], ['infinity'], ['arrow'], ['branch'], ['phoenix'], ['semicolon']])(
    'knows what is often asked for: %s',
    (word) => {
      expect(design(word).things.length).toBeGreaterThan(0);
      expect(design(word).unknown).toEqual([]);
    },
  );

  it('takes no mother for a moth', () => {
    expect(design('a mother and a rose')).toMatchObject({
      things: [{ name: 'rose' }],
      unknown: ['mother'],
    });
  });

  it('takes a butterfly for the insect', () => {
    expect(design('butterfly').things).toMatchObject([{ motif: 'tintory/butterfly' }]);
  });

  it('suggests what is spelled nearly like a word it does not know', () => {
    expect(tattooVocabulary.near('dragn')).toEqual(['dragon']);
    expect(tattooVocabulary.near('qqqqqq')).toEqual([]);
  });

  it('suggests what a word is made of, and each drawing once', () => {
    expect(tattooVocabulary.near('wolfpack')).toEqual(['wolf']);
    expect(tattooVocabulary.near('kompas')).toEqual(['kompass']);
    expect(tattooVocabulary.near('working')).not.toContain('king');
    expect(tattooVocabulary.near('owlf')).toContain('wolf');
    expect(tattooVocabulary.near('gose')).not.toContain('rose');
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
