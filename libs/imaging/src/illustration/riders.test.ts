import { describe, expect, it } from 'vitest';
import { itemOf, placePrompt, readScene } from './testing/place-prompt.ts';

describe('who rides a bicycle', () => {
  it.each([
    ['a girl riding a bicycle', 'woman-biking'],
    ['a boy on a bike', 'man-biking'],
    ['ein Mädchen auf einem Fahrrad', 'woman-biking'],
  ])('sits on it: %s', async (prompt, motif) => {
    const items = await placePrompt(prompt);
    expect(items.map(({ thing }) => thing.motif)).toEqual([motif]);
    expect(readScene(prompt).understood).toHaveLength(2);
  });

  it('has one of the colour told', async () => {
    const [item] = await placePrompt('a girl on a blue bicycle');
    expect(item?.thing.parts).toEqual({ bicycle: 'blue' });
  });

  it('has one each where they are two', async () => {
    expect(await placePrompt('two girls riding bicycles')).toHaveLength(2);
    expect(readScene('two girls riding bicycles').understood).toEqual(['2 girls', '2 bicycles']);
  });

  it('wears what every cyclist does, and the dress that is not drawn is named', () => {
    const { understood, unknown } = readScene('a girl in a red dress riding a bicycle');
    expect(understood).toEqual(['girl', 'bicycle']);
    expect(unknown).toEqual(['red dress']);
  });

  it('is alone on it: the bicycle of two is named', () => {
    expect(readScene('two girls on a bicycle')).toMatchObject({
      understood: ['2 girls'],
      unknown: ['bicycle'],
    });
  });

  it('is beside it where they only have it', async () => {
    expect(await placePrompt('a girl with a bicycle')).toHaveLength(2);
  });
});

describe('who rides an animal', () => {
  it('wears one hat, and the horse none', async () => {
    const items = await placePrompt('a man with a hat on a horse');
    expect(items.filter(({ thing }) => thing.motif === 'top-hat')).toHaveLength(1);
  });

  it.each([
    'a man on a horse',
    'a girl riding an elephant',
    'رجل على حصان',
    'ein Mann auf einem Pferd',
    'a man on a motorcycle',
  ])('sits astride, with one leg before its flank: %s', async (prompt) => {
    const items = await placePrompt(prompt);
    const [rider, mount] = [itemOf(items, /man-|girl/), itemOf(items, /horse|elephant|motorcycle/)];
    const leg = items.at(-1);
    expect(leg?.thing).toEqual(rider.thing);
    expect(items.indexOf(rider)).toBeLessThan(items.indexOf(mount));
    expect(rider.y - rider.height / 2).toBeLessThan(mount.y - mount.height * 0.5);
    expect(rider.y).toBeLessThan(mount.y);
    expect(leg && leg.y < mount.y && leg.y > mount.y - mount.height).toBe(true);
  });
});
