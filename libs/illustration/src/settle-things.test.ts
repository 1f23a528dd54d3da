import { describe, expect, it } from 'vitest';
import { homeOf, placeOf } from './draw-place.ts';
import { widthOf } from './item-size.ts';
import { itemOf, placePrompt, readScene } from './testing/place-prompt.ts';

describe('what has others with it', () => {
  it.each([
    ['a vase with red roses', /amphora/, /rose/],
    ['a bouquet of sunflowers in a blue vase', /amphora/, /sunflower/],
    ["a bird's nest with three eggs", /nest/, /egg/],
    ['a bowl with apples', /bowl/, /apple/],
    ['a tree with red apples', /tree/, /apple/],
    ['a fish in a bowl', /fish-bowl/, /^fish$/],
  ])('holds them: %s', async (prompt, holder, held) => {
    const items = await placePrompt(prompt);
    const vessel = itemOf(items, holder);
    for (const one of items.filter(({ thing }) => held.test(thing.motif))) {
      expect(Math.abs(one.x - vessel.x)).toBeLessThan(widthOf(vessel) / 2);
      expect(one.y).toBeLessThan(vessel.y);
    }
    expect(items.filter(({ thing }) => thing.motif === 'bouquet')).toEqual([]);
  });

  it('is a bottle that lies, with the ship in its colour', async () => {
    for (const prompt of ['a red ship in a bottle', 'ein rotes Segelboot in einer Flasche']) {
      const items = await placePrompt(prompt);
      const bottle = itemOf(items, /^tintory-ship-bottle$/);
      expect(bottle.thing.parts).toEqual({ ship: 'red' });
      expect(items.some(({ thing }) => /^(passenger-ship|sailboat)$/.test(thing.motif))).toBe(
        false,
      );
      expect(readScene(prompt).unknown).toEqual([]);
    }
    expect(await placePrompt('two ships in a bottle')).toHaveLength(3);
  });

  it.each([
    ['a basket of eggs', /^basket$/, /^egg$/],
    ['a basket with apples', /^basket$/, /^red-apple$/],
    ['a bucket of lemons', /^bucket$/, /^lemon$/],
  ])('shows them over its rim, side by side within it: %s', async (prompt, vessel, held) => {
    const items = await placePrompt(prompt);
    const holder = itemOf(items, vessel);
    for (const one of items.filter(({ thing }) => held.test(thing.motif))) {
      expect(one.y - one.height).toBeLessThan(
        holder.y - holder.height * (/eggs|apples/.test(prompt) ? 0.66 : 1),
      );
      expect(Math.abs(one.x - holder.x) + widthOf(one) / 2).toBeLessThan(widthOf(holder) / 2);
    }
  });

  it('has eggs that are told from its straw', async () => {
    const eggIn = async (prompt: string) => itemOf(await placePrompt(prompt), /^egg$/).thing.color;
    expect(await eggIn('a basket of eggs')).toBe('white');
    expect(await eggIn('a basket of blue eggs')).toBe('blue');
    expect(await eggIn('an egg')).toBeUndefined();
  });

  it('parts the fruits of a bowl', async () => {
    const items = await placePrompt('a bowl of fruit');
    const xs = items.filter(({ thing }) => !/bowl/.test(thing.motif)).map(({ x }) => x);
    expect(new Set(xs).size).toBe(3);
  });

  it('is a table with all that is told to be with it on top', async () => {
    const items = await placePrompt('a table with a lamp and a book');
    const table = itemOf(items, /table/);
    for (const motif of [/lamp/, /book/])
      expect(itemOf(items, motif).y).toBeLessThan(table.y - table.height * 0.9);
  });

  it('is a cake with as many candles as are told, in their colour', async () => {
    const [cake, ...others] = await placePrompt('a birthday cake with five red candles');
    expect(others).toEqual([]);
    expect(cake?.thing).toMatchObject({ motif: 'tintory-cake-5', parts: { candle: 'red' } });
    expect(cake?.art.body.match(/#35c7f0/g)).toHaveLength(5);
  });
});

describe('who flies', () => {
  it('has wings spread', async () => {
    for (const prompt of ['birds flying over the sea', 'Vögel fliegen über das Meer']) {
      const items = await placePrompt(prompt);
      expect(items.map(({ thing }) => thing.motif)).toEqual(Array(3).fill('tintory-flying-bird'));
      expect(readScene(prompt).unknown).toEqual([]);
    }
    expect((await placePrompt('a bird'))[0]?.thing.motif).toBe('bird');
  });

  it('is named where the drawing has them folded', () => {
    expect(readScene('a duck flying over a lake')).toMatchObject({
      understood: ['duck', 'lake'],
      unknown: ['flying'],
    });
  });

  it('is no boat that floats on the water', async () => {
    const [boat] = await placePrompt('a boat floating on the sea');
    expect(boat?.stands).not.toBe('air');
  });

  it('are three flies, in German, where they are counted', () => {
    expect(readScene('drei Fliegen').things).toMatchObject([{ motif: 'fly', count: 3 }]);
  });
});

describe('several of many colours', () => {
  it('are of another colour each', async () => {
    const items = await placePrompt('five colorful balloons');
    expect(new Set(items.map(({ color }) => color)).size).toBe(5);
  });

  it('are named where there is one alone that is not', () => {
    expect(readScene('a colorful house').unknown).toEqual(['colorful']);
    expect(readScene('a colorful parrot').unknown).toEqual([]);
  });
});

describe('a size', () => {
  it('is seen of a giant who is alone, and of somebody tiny', async () => {
    const heightOf = async (prompt: string) => (await placePrompt(prompt))[0]?.height ?? 0;
    expect(await heightOf('a giant cat')).toBeGreaterThan((await heightOf('a cat')) * 1.4);
    expect(await heightOf('a tiny cat')).toBeLessThan((await heightOf('a cat')) * 0.7);
  });

  it('leaves a mouse by an elephant to be seen', async () => {
    const items = await placePrompt('a tiny mouse beside a huge elephant');
    expect(itemOf(items, /mouse/).height).toBeGreaterThan(itemOf(items, /elephant/).height * 0.1);
  });
});

describe('a picture that names no place', () => {
  it.each([
    ['a girl reading a book under a tree', 'meadow'],
    ['a cat in a tree', 'meadow'],
    ['an owl in a tree', 'forest'],
    ['a chair in front of a house', 'meadow'],
    ['a lamp on a table', 'room'],
    ['a frog on a lily pad', 'lake'],
  ])('is where its things are: %s', (prompt, place) => {
    expect(homeOf(readScene(prompt))).toBe(place);
  });
});

describe('a picture of the sea', () => {
  it.each([
    ['sunset over the ocean with palm trees', 'beach'],
    ['a palm tree by the sea', 'beach'],
    ['a sailboat on the sea', 'sea'],
    ['a whale in the ocean', 'sea'],
  ])('has its shore where something grows: %s', (prompt, place) => {
    expect(placeOf(readScene(prompt))).toBe(place);
  });
});

it('hangs a clock on the wall, and seats a cat on it', async () => {
  const heightOn = async (prompt: string, motif: RegExp) => {
    const items = await placePrompt(prompt);
    const wall = itemOf(items, /wall/);
    return (wall.y - itemOf(items, motif).y) / wall.height;
  };
  expect(await heightOn('a clock on a wall', /clock/)).toBeLessThan(0.6);
  expect(await heightOn('a cat on a wall', /cat/)).toBeGreaterThan(0.8);
});

it('has walls, and doors in them', async () => {
  const items = await placePrompt('a green door in a brick wall');
  const [door, wall] = [itemOf(items, /door/), itemOf(items, /wall/)];
  expect(door.y).toBe(wall.y);
  expect(door.height).toBeLessThan(wall.height);
  expect(items.indexOf(door)).toBeGreaterThan(items.indexOf(wall));
  expect(readScene('a stone wall')).toMatchObject({ understood: ['stone wall'], unknown: [] });
});

it.each([
  ['an old man', 'tintory-old-man'],
  ['a grandmother', 'tintory-old-woman'],
  ['eine alte Frau', 'tintory-old-woman'],
  ['a man with a beard', 'tintory-bearded-man'],
])('knows who is old and who has a beard: %s', async (prompt, motif) => {
  const [item] = await placePrompt(prompt);
  expect(item?.thing.motif).toBe(motif);
  expect(readScene(prompt).unknown).toEqual([]);
});
