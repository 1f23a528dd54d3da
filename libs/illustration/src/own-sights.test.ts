import { describe, expect, it } from 'vitest';
import { widthOf } from './item-size.ts';
import { homeOf, placeOf } from './draw-place.ts';
import { land } from './land.ts';
import { settleThings } from './settle-things.ts';
import { itemOf, placePrompt, readScene } from './testing/place-prompt.ts';

describe('what many ask for and no emoji shows', () => {
  it.each([
    ['a ballerina', /ballerina/],
    ['zwei Ritter', /knight/],
    ['a waterfall', /waterfall/],
    ['ein Wasserfall', /waterfall/],
    ['a japanese pagoda', /pagoda/],
    ['a yellow submarine', /submarine/],
    ['ein Thron', /throne/],
    ['seagulls', /seagull/],
    ['a pug', /^dog$/],
    ['planet earth', /globe/],
    ['eine Schneeeule', /snowy-owl/],
    ['نورس', /seagull/],
    ['a wedding cake', /wedding-cake/],
    ['eine Schatztruhe', /treasure-chest/],
    ['a black panther', /panther/],
    ['a moose', /^moose$/],
  ])('is drawn: %s', async (prompt, motif) => {
    expect(readScene(prompt).unknown).toEqual([]);
    expect(itemOf(await placePrompt(prompt), motif)).toBeDefined();
  });

  it('stands where it is at home', () => {
    const home = (prompt: string) => homeOf(readScene(prompt));
    expect(home('a submarine')).toBe('underwater');
    expect(home('a waterfall')).toBe('forest');
    expect(home('a throne')).toBe('room');
    expect(home('the earth')).toBe('space');
    expect(home('a lighthouse in a storm')).toBe('beach');
  });

  it('is worn on the head, if it is a party hat', async () => {
    const items = await placePrompt('a dog in a party hat');
    const [dog, hat] = [itemOf(items, /^dog$/), itemOf(items, /party-hat/)];
    expect(hat.y).toBeLessThan(dog.y - dog.height / 2);
    expect(readScene('a dog in a party hat').unknown).toEqual([]);
  });

  it('has its king before it, if it is a throne', async () => {
    const items = await placePrompt('a king on a throne');
    const [king, throne] = [itemOf(items, /^(?!tintory)/), itemOf(items, /throne/)];
    expect(Math.abs(king.x - throne.x)).toBeLessThan(widthOf(throne) / 2);
    expect(king.order).toBeGreaterThan(throne.order);
    expect(king.y).toBeGreaterThan(throne.y - throne.height / 2);
  });
});

describe('the place of a picture', () => {
  const place = (prompt: string) => placeOf(land(readScene(prompt)));

  it('is not the sky where only some fly in it', () => {
    expect(place('a sailboat at sunset, seagulls in the sky')).toBe('sea');
    expect(place('a dog in the garden, three balloons in the sky')).toBe('meadow');
    expect(place('a dog, a kite in the sky')).toBe('meadow');
    expect(place('three balloons in the sky')).toBe('sky');
    expect(place('a castle in the sky')).toBe('sky');
    expect(place('a cow flying in the sky with birds')).toBe('sky');
  });

  it('has its corals on the floor of the sea', async () => {
    const reading = readScene('a turtle under water with corals');
    expect(settleThings(reading.things).every(({ relation }) => !relation)).toBe(true);
  });

  it('is below the water where corals grow', () => {
    expect(place('a turtle in the ocean with corals')).toBe('underwater');
    expect(readScene('a turtle with corals').things).toHaveLength(2);
    expect(place('a boat on the ocean')).toBe('sea');
    expect(place('a boat and corals in the ocean')).toBe('sea');
  });
});

describe('who is among others', () => {
  it('has the umbrella that no dog could hold', async () => {
    const items = await placePrompt('a man walking his dog in the rain with an umbrella');
    const [man, umbrella] = [itemOf(items, /^man/), itemOf(items, /^umbrella$/)];
    expect(umbrella.thing.relation?.to).toBe(0);
    expect(Math.abs(umbrella.x - man.x)).toBeLessThan(widthOf(umbrella) / 2);
  });

  it('looks out of a teacup that is large enough', async () => {
    const items = await placePrompt('a kitten in a teacup');
    const [kitten, cup] = [itemOf(items, /^cat$/), itemOf(items, /teacup/)];
    expect(kitten.order).toBeLessThan(cup.order);
    expect(widthOf(kitten)).toBeLessThan(widthOf(cup) * 1.2);
    expect(kitten.y - kitten.height).toBeLessThan(cup.y - cup.height);
  });

  it('has no second nose and no second scarf, if it is a snowman', async () => {
    const prompt = 'a snowman with a carrot nose and a scarf';
    expect(await placePrompt(prompt)).toHaveLength(1);
    expect(readScene(prompt).unknown).toEqual([]);
  });

  it('is in the night, if it is in the dark', () => {
    expect(readScene('a candle in the dark').time).toBe('night');
  });

  it('is seen before the spokes of a wheel', async () => {
    const items = await placePrompt('a hamster in a wheel');
    expect(itemOf(items, /hamster/).order).toBeGreaterThan(itemOf(items, /wheel/).order);
  });

  it('is as large as food, fish and mice are to each other', async () => {
    const tall = async (prompt: string, motif: RegExp) =>
      itemOf(await placePrompt(prompt), motif).height;
    const breakfast = 'pancakes with butter';
    expect(await tall(breakfast, /butter/)).toBeLessThan((await tall(breakfast, /pancakes/)) * 1.3);
    const fight = 'a giant octopus and a ship';
    expect(await tall(fight, /octopus/)).toBeGreaterThan((await tall(fight, /ship/)) * 0.6);
  });

  it.each([
    ['a kangaroo with a baby in its pouch', 'pouch'],
    ['a peacock showing its feathers', 'feathers'],
  ])('has no part of its own beside it: %s', async (prompt, part) => {
    expect(await placePrompt(prompt)).toHaveLength(1);
    expect(readScene(prompt).unknown.join()).toContain(part);
  });
});
