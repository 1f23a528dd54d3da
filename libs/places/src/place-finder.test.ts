import { beforeAll, describe, expect, it } from 'vitest';
import { loadLibrary, type PlaceLibrary } from './load-library.ts';
import { createPlaceFinder, type PlaceFinder } from './place-finder.ts';

let library: PlaceLibrary;
let finder: PlaceFinder;
beforeAll(async () => {
  library = await loadLibrary(() => Promise.resolve({ width: 1_024, height: 512 }));
  finder = createPlaceFinder(library);
});

describe('the words of a text', () => {
  it.each([
    ['on white marble in a café', { place: 'cafe', surface: 'marble-white' }],
    ['auf Marmor im Café', { place: 'cafe', surface: 'marble-white' }],
    ['على رخام في مقهى', { place: 'cafe', surface: 'marble-white' }],
    ['on a table in a café', { place: 'cafe' }],
    ['on a wooden table in a café', { place: 'cafe', surface: 'walnut-medium' }],
    ['auf einem Tisch im Café', { place: 'cafe' }],
    ['at the beach', { place: 'beach' }],
    ['am Strand', { place: 'beach' }],
    ['على الشاطئ', { place: 'beach' }],
    ['in a kitchen', { place: 'bright-kitchen' }],
    ['on a wooden table', { surface: 'oak-laminate' }],
    ['at sunset', { place: 'bridge-sunset', time: 'evening' }],
    ['in the old town', { place: 'old-town' }],
  ])('"%s" name what they are the names of', (text, wish) => {
    expect(finder.read(text)).toMatchObject({ ...wish, unknown: [] });
  });

  it('may be misspelled a little', () => {
    expect(finder.read('on marblle at the japanes garden')).toMatchObject({
      place: 'japanese-garden',
      surface: 'marble-white',
      unknown: [],
    });
  });

  it('are the same with vowel signs, stretched or with invisible signs', () => {
    for (const text of ['على الشَّاطِئ', 'على الشـــاطئ', 'at the be\u00ADach', 'at the ｂｅａｃｈ']) {
      expect(finder.read(text)).toMatchObject({ place: 'beach', unknown: [] });
    }
  });

  it('ask for the longest name that they have', () => {
    expect(finder.read('black marble')).toMatchObject({ surface: 'marble-black', unknown: [] });
    expect(finder.read('a black bottle on white marble').surface).toBe('marble-white');
  });

  it('are told where they name nothing, as they were written', () => {
    expect(finder.read('my Spaceship on the beach')).toMatchObject({
      place: 'beach',
      unknown: ['Spaceship'],
    });
    expect(finder.read('').unknown).toEqual([]);
  });

  it('ask in vain for a time of day that the place does not have', () => {
    const { place, time, unknown } = finder.read('pine forest at night');
    expect([place, time, unknown]).toEqual(['pine-forest', undefined, ['night']]);
  });

  it('find every place by its name in each language', () => {
    for (const { id, names } of library.places.values()) {
      for (const name of Object.values(names)) {
        expect([name, finder.read(name)]).toMatchObject([name, { place: id, unknown: [] }]);
      }
    }
  });

  it('find every surface by its name in each language', () => {
    for (const { id, names } of library.surfaces.values()) {
      for (const name of Object.values(names)) {
        expect([name, finder.read(name)]).toMatchObject([name, { surface: id, unknown: [] }]);
      }
    }
  });
});

describe('three places', () => {
  it('stand beside a word without a match, those spelled like it first', () => {
    const [museum, spaceship] = finder.suggest(['Museum', 'spaceship'], 'Museum or spaceship');
    expect(museum?.places).toHaveLength(3);
    expect(museum?.places).toContain('museum-lobby');
    expect(spaceship?.places).toHaveLength(3);
  });

  it('are named in the language of the text', () => {
    const [first] = finder.suggest(['Cafeee'], 'in einem Cafeee mit der Katze');
    expect(first?.words).toEqual(first?.places?.map((id) => library.places.get(id)?.names.de));
    expect(finder.suggest(['متحف'], 'في متحف')[0]?.words[0]).toMatch(/\p{Script=Arabic}/u);
    // German has a word `s` of its own.
    const [word] = finder.suggest(['baby'], "a baby's room");
    expect(word?.words).toEqual(word?.places?.map((id) => library.places.get(id)?.names.en));
  });
});
