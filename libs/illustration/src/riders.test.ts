import { describe, expect, it } from 'vitest';
import { homeOf } from './draw-place.ts';
import { widthOf } from './item-size.ts';
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

describe('who rides a wave', () => {
  it.each([
    ['a man riding a surfboard', 'man-surfing'],
    ['a woman on a red surfboard', 'woman-surfing'],
    ['ein Junge auf einem Surfbrett', 'man-surfing'],
    ['a woman surfing', 'woman-surfing'],
    ['a surfer', 'person-surfing'],
  ])('stands on the board, on the sea: %s', async (prompt, motif) => {
    const items = await placePrompt(prompt);
    expect(items.map(({ thing }) => thing.motif)).toEqual([motif]);
    expect(readScene(prompt).unknown).toEqual([]);
    expect(homeOf(readScene(prompt))).toBe('sea');
  });

  it('has its board below it, whoever it is', async () => {
    const items = await placePrompt('a dog on a surfboard');
    const [dog, board] = [itemOf(items, /^dog$/), itemOf(items, /^tintory-surfboard$/)];
    expect(dog.y).toBeGreaterThan(board.y - board.height * 1.2);
    expect(widthOf(dog)).toBeLessThan(widthOf(board));
    expect(homeOf(readScene('a dog on a surfboard'))).toBe('sea');
  });
});

describe('who rides a unicycle', () => {
  it.each(['a girl riding a unicycle', 'a man on a unicycle', 'ein Mädchen auf einem Einrad'])(
    'sits on its saddle, the legs at its sides: %s',
    async (prompt) => {
      const items = await placePrompt(prompt);
      const [rider, wheel] = [itemOf(items, /girl|man/), itemOf(items, /^tintory-unicycle$/)];
      expect(rider.thing.sits).toBe(true);
      expect(rider.y).toBeGreaterThan(wheel.y - wheel.height);
      expect(rider.y).toBeLessThan(wheel.y - wheel.height * 0.3);
      expect(Math.abs(rider.x - wheel.x)).toBeLessThan(widthOf(wheel) * 0.2);
      expect(readScene(prompt).unknown).toEqual([]);
    },
  );
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
    'an astronaut riding a horse on the moon',
  ])('sits astride, with one leg before its flank: %s', async (prompt) => {
    const items = await placePrompt(prompt);
    const [rider, mount] = [
      itemOf(items, /man-|girl|astronaut/),
      itemOf(items, /horse|elephant|motorcycle/),
    ];
    const leg = items.at(-1);
    expect(leg?.thing).toEqual(rider.thing);
    expect(items.indexOf(rider)).toBeLessThan(items.indexOf(mount));
    expect(rider.y - rider.height / 2).toBeLessThan(mount.y - mount.height * 0.5);
    expect(rider.y).toBeLessThan(mount.y);
    expect(leg && leg.y < mount.y && leg.y > mount.y - mount.height).toBe(true);
  });
});

describe('an animal on wheels', () => {
  it.each([
    ['a cat riding a bicycle', /^cat$/, /^bicycle$/],
    ['a dog on a bike', /^dog$/, /^bicycle$/],
    ['a frog on a bicycle', /^frog$/, /^bicycle$/],
    ['an elephant riding a bicycle', /^elephant$/, /^bicycle$/],
    ['a bear riding a motor scooter', /^bear$/, /^motor-scooter$/],
  ])('is seen through its frame, head above the handlebar: %s', async (prompt, who, what) => {
    const items = await placePrompt(prompt);
    const [rider, vehicle] = [itemOf(items, who), itemOf(items, what)];
    expect(items.indexOf(rider)).toBeLessThan(items.indexOf(vehicle));
    expect(rider.y).toBeLessThan(vehicle.y - vehicle.height * 0.3);
    expect(rider.y - rider.height).toBeLessThan(vehicle.y - vehicle.height);
    expect(widthOf(rider)).toBeLessThan(widthOf(vehicle) * 0.75);
  });

  it('stands on the board of a scooter, which needs no other name', async () => {
    const items = await placePrompt('a dog on a scooter');
    const [dog, scooter] = [itemOf(items, /^dog$/), itemOf(items, /^kick-scooter$/)];
    expect(items.indexOf(dog)).toBeGreaterThan(items.indexOf(scooter));
    expect(dog.y).toBeGreaterThan(scooter.y - scooter.height * 0.3);
    expect(readScene('a dog on a scooter').unknown).toEqual([]);
  });

  it('stands on a skateboard that is seen from the side', async () => {
    const items = await placePrompt('a rabbit on a skateboard');
    const [rabbit, board] = [itemOf(items, /^rabbit$/), itemOf(items, /^tintory-skateboard$/)];
    expect(widthOf(board)).toBeGreaterThan(board.height * 3);
    expect(rabbit.y).toBeGreaterThan(board.y - board.height);
  });
});

it('a unicorn goes on four legs', async () => {
  const [unicorn] = await placePrompt('a unicorn');
  const [horse] = await placePrompt('a horse');
  expect(unicorn && horse && Math.abs(widthOf(unicorn) - widthOf(horse)) < horse.height * 0.3).toBe(
    true,
  );
  expect(readScene('a red unicorn with a blue mane').unknown).toEqual([]);
});
