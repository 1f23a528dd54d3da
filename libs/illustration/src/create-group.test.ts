import { createRandom } from '@tintory/pixels';
import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { couple } from './coupled.ts';
import { dress } from './dress.ts';
import { emojiVocabulary } from './emoji-motifs.ts';
import { widthOf, type Item } from './item-size.ts';
import { createLight } from './light.ts';
import { placeThings } from './place-things.ts';
import type { Canvas } from './scene.ts';
import { stage } from './testing/place-prompt.ts';

const size = 1_000;

async function place(prompt: string, seed = 1): Promise<Item[]> {
  const read = readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
  const reading = { ...read, things: couple(dress(read.things)) };
  const light = createLight(reading);
  const random = createRandom(seed);
  const canvas: Canvas = { width: size, height: size, unit: 1, light, reading, random };
  return placeThings(canvas, stage);
}

const named = (items: Item[], name: string) => {
  const item = items.find(({ thing }) => thing.name === name);
  if (!item) throw new Error(`No ${name}`);
  return item;
};

const overlap = (a: Item, b: Item) =>
  Math.min(a.x + widthOf(a) / 2, b.x + widthOf(b) / 2) -
  Math.max(a.x - widthOf(a) / 2, b.x - widthOf(b) / 2);

describe('things of a scene', () => {
  it('share a table side by side', async () => {
    const items = await place('a cup of coffee, an apple and a croissant on a table');
    const table = named(items, 'table');
    const loads = items.filter(({ thing }) => thing.name !== 'table');
    for (const one of loads) {
      expect(Math.abs(one.x - table.x)).toBeLessThan(widthOf(table) / 2);
      for (const other of loads) if (other !== one) expect(overlap(one, other)).toBeLessThan(1);
    }
  });

  it('stand in a row under a tree', async () => {
    const items = await place('a man, a woman and a dog under a tree');
    const people = items.filter(({ thing }) => thing.name !== 'tree');
    expect(people).toHaveLength(3);
    for (const one of people)
      for (const other of people) if (other !== one) expect(overlap(one, other)).toBeLessThan(1);
  });

  it('are ridden by who sits behind their near side', async () => {
    const items = await place('an astronaut riding a horse');
    const [rider, horse] = [named(items, 'astronaut'), named(items, 'horse')];
    expect(items.indexOf(rider)).toBeLessThan(items.indexOf(horse));
    expect(rider.y).toBeGreaterThan(horse.y - horse.height);
    expect(rider.y).toBeLessThan(horse.y);
  });

  it('are in a hand where a person has them, off the ground', async () => {
    const items = await place('a girl with an umbrella');
    const [girl, umbrella] = [named(items, 'girl'), named(items, 'umbrella')];
    expect(umbrella.y).toBeLessThan(girl.y - girl.height * 0.2);
    expect(umbrella.y - umbrella.height).toBeLessThan(girl.y - girl.height);
    expect(overlap(umbrella, girl)).toBeGreaterThan(0);
  });

  it('are in the hand of who is dressed, too, over the head and not before the face', async () => {
    const items = await place('a girl in a blue dress with a yellow umbrella');
    const [girl, dressed, umbrella] = ['girl', 'dress', 'umbrella'].map((name) =>
      named(items, name),
    ) as [Item, Item, Item];
    expect([dressed.x, dressed.thing.color]).toEqual([girl.x, 'blue']);
    expect(dressed.y - dressed.height).toBeGreaterThan(girl.y - girl.height * 0.85);
    expect(umbrella.stands).toBe('thing');
    expect(umbrella.y - umbrella.height / 2).toBeLessThan(girl.y - girl.height * 0.85);
    expect(overlap(umbrella, girl)).toBeGreaterThan(0);
  });

  it('hang on a string that leads to the hand of who stands below', async () => {
    const items = await place('a girl with three red balloons');
    const girl = named(items, 'girl');
    const balloons = items.filter(({ thing }) => thing.motif === 'balloon');
    expect(balloons).toHaveLength(3);
    expect(girl.stands).toBe('ground');
    for (const { string, y } of balloons) {
      expect(Math.abs((string?.x ?? 0) - girl.x)).toBeLessThan(widthOf(girl) / 2);
      expect(y).toBeLessThan(girl.y - girl.height * 0.7);
    }
  });

  it('stay in the hand of who is in the air', async () => {
    const items = await place('a girl with an umbrella in the sky');
    const [girl, umbrella] = [named(items, 'girl'), named(items, 'umbrella')];
    expect(girl.stands).toBe('air');
    expect(overlap(umbrella, girl)).toBeGreaterThan(0);
    expect(umbrella.y).toBeGreaterThan(girl.y - girl.height);
    expect(umbrella.y).toBeLessThan(girl.y);
  });

  it('are had together: a hat and a book', async () => {
    const items = await place('a boy with glasses and a book');
    const [boy, glasses, book] = ['boy', 'glasses', 'book'].map((name) => named(items, name)) as [
      Item,
      Item,
      Item,
    ];
    expect(glasses.x).toBe(boy.x);
    expect(glasses.y).toBeLessThan(boy.y - boy.height * 0.7);
    expect(book.y).toBeLessThan(boy.y);
  });

  it('are in what holds them', async () => {
    const items = await place('a basket of apples and bananas');
    const basket = named(items, 'basket');
    for (const name of ['apple', 'banana']) {
      expect(Math.abs(named(items, name).x - basket.x)).toBeLessThan(widthOf(basket) / 2);
      expect(named(items, name).order).toBeLessThan(basket.order);
    }
    const apart = await place('a basket of apples and a dog');
    expect(overlap(named(apart, 'dog'), named(apart, 'basket'))).toBeLessThan(1);
  });

  it('are worn by each of two', async () => {
    const items = await place('two girls in red dresses');
    const placesOf = (name: string) =>
      items
        .filter(({ thing }) => thing.name === name)
        .map(({ x }) => x)
        .sort((a, b) => a - b);
    expect(placesOf('dress')).toHaveLength(2);
    expect(placesOf('dress')).toEqual(placesOf('girl'));
  });

  it('fly over who flies them', async () => {
    const items = await place('a boy flying a kite');
    expect(named(items, 'kite').y).toBeLessThan(named(items, 'boy').y - named(items, 'boy').height);
  });

  it('are as small as a picture book has them: fruit by an ape, a paper by a man', async () => {
    const ape = await place('a monkey eating a banana');
    expect(named(ape, 'banana').height).toBeLessThan(named(ape, 'monkey').height * 0.7);
    const bench = await place('a man and a newspaper');
    expect(named(bench, 'newspaper').height).toBeLessThan(named(bench, 'man').height * 0.5);
    const young = await place('a woman and a girl');
    expect(named(young, 'girl').thing.motif).toBe('tintory-girl');
    expect(named(young, 'girl').height).toBeLessThan(named(young, 'woman').height * 0.85);
  });

  it('grow for what they carry: a mushroom with a house on it', async () => {
    const items = await place('a tiny house on a giant mushroom');
    expect(named(items, 'mushroom').height).toBeGreaterThan(named(items, 'house').height * 0.6);
  });

  it('stay whole within the picture in the air', async () => {
    const items = await place('five hot air balloons in the sky');
    for (const item of items) {
      expect(item.x - widthOf(item) / 2).toBeGreaterThan(0);
      expect(item.x + widthOf(item) / 2).toBeLessThan(size);
    }
  });

  it('stand on the back of whom they are over, and leap over what they jump', async () => {
    const pile = await place('a cat over a dog');
    const [cat, dog] = [named(pile, 'cat'), named(pile, 'dog')];
    expect(cat.y).toBeGreaterThan(dog.y - dog.height);
    expect(cat.stands).toBe('thing');
    const leap = await place('a dog jumping over a fence');
    const [jumper, fence] = [named(leap, 'dog'), named(leap, 'fence')];
    expect(jumper.y).toBeLessThan(fence.y - fence.height);
    expect(jumper.stands).toBe('air');
  });

  it('look at each other where two are face to face, and away back to back', async () => {
    for (const prompt of ['two cats face to face', 'a cat and a tiger facing each other']) {
      const [left, right] = (await place(prompt)).sort((a, b) => a.x - b.x);
      expect([left?.mirrored, right?.mirrored]).toEqual([true, false]);
    }
    const [left, right] = (await place('two horses back to back')).sort((a, b) => a.x - b.x);
    expect([left?.mirrored, right?.mirrored]).toEqual([false, true]);
  });

  it('are on the head where a person has a hat', async () => {
    const items = await place('a man with a top hat');
    const [man, hat] = [named(items, 'man'), named(items, 'top hat')];
    expect(hat.x).toBe(man.x);
    expect(hat.y).toBeLessThan(man.y - man.height * 0.8);
    expect(widthOf(hat)).toBeLessThan(widthOf(man));
  });

  it('stand in the water where they span it', async () => {
    expect(named(await place('a bridge over a river'), 'bridge').stands).not.toBe('air');
  });
});

it.each([
  ['a dog with a drum with a boy', 'dog', 'boy'],
  ['a fox with a drum with a rabbit', 'fox', 'rabbit'],
  ['a cow with a pig with a sheep', 'cow', 'sheep'],
])('nobody stands between two who are by each other: %s', async (prompt, one, other) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const items = await place(prompt, seed);
    expect(overlap(named(items, one), named(items, other))).toBeLessThan(1);
  }
});
