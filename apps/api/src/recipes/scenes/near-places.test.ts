import { describe, expect, it } from 'vitest';
import { nearPlaces } from './near-places.ts';
import { requirePlace } from './require-place.ts';
import { readScene } from './scene-words.ts';

describe('a place that is not known', () => {
  it.each([
    ['marbel', 'marble'],
    ['gardn', 'garden'],
    ['foerst', 'forest'],
    ['sunsett', 'sunset'],
    ['marmorr', 'marmor'],
    ['terasse', 'terrasse'],
    ['حديقه', 'حديقة'],
  ])('has near ones that are spelled like it: %s', (word, near) => {
    const words = nearPlaces([word])[0]?.words ?? readScene(word).understood;
    expect([word, near].some((one) => words.includes(one))).toBe(true);
  });

  it.each([
    ['balcony', ['terrace', 'garden']],
    ['mountains', ['forest', 'stone']],
    ['hotel', ['cafe', 'home']],
    ['bakery', ['cafe', 'home']],
    ['lake', ['beach', 'meadow']],
    ['balkon', ['terrasse', 'garten']],
    ['sofa', ['home', 'linen']],
    ['bett', ['schlafzimmer', 'leinen']],
    ['mirror', ['bathroom', 'marble']],
    ['brick', ['street', 'concrete']],
    ['fensterbrett', ['fenster', 'holz']],
    ['فندق', ['مقهى', 'بيت']],
    ['gebirge', ['wald', 'stein']],
    ['جبل', ['غابة', 'حجر']],
  ])('has near ones that are like it: %s', (word, words) => {
    expect(nearPlaces([word])).toEqual([{ instead_of: word, words }]);
  });

  it('has none where nothing is near', () => {
    expect(nearPlaces(['flibbertigibbet', 'no zeppelin'])).toEqual([]);
  });

  it('is refused with those that are known', () => {
    const prompt = 'on a balcony';
    expect(() => requirePlace(prompt, readScene(prompt))).toThrow(
      expect.objectContaining({
        code: 'PromptUnclear',
        unknown: ['balcony'],
        suggestions: [{ instead_of: 'balcony', words: ['terrace', 'garden'] }],
      }),
    );
  });
});

it('every place that is near is a known one', () => {
  for (const word of [
    'balcony',
    'restaurant',
    'brick',
    'stage',
    'silk',
    'mirror',
    'office',
    'büro',
    'ziegel',
    'bühne',
    'seide',
    'sofa',
    'kitchen',
    'windowsill',
    'spiegel',
    'مطعم',
  ])
    for (const { words } of nearPlaces([word]))
      for (const near of words) expect([near, readScene(near).unknown]).toEqual([near, []]);
});
