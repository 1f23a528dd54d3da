import { createRandom } from '@tintory/pixels';
import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { partOthers } from './between.ts';
import { couple } from './coupled.ts';
import { dress } from './dress.ts';
import { emojiVocabulary } from './emoji-motifs.ts';
import { widthOf, type Item } from './item-size.ts';
import { createLight } from './light.ts';
import { placeThings } from './place-things.ts';
import type { Canvas } from './scene.ts';
import { shelter } from './shelter.ts';
import { stage } from './testing/place-prompt.ts';

async function place(prompt: string): Promise<Item[]> {
  const read = readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
  const reading = { ...read, things: partOthers(shelter(couple(dress(read.things)))) };
  const [light, random] = [createLight(reading), createRandom(1)];
  const canvas: Canvas = { width: 1_000, height: 1_000, unit: 1, light, reading, random };
  return placeThings(canvas, stage);
}

const of = (items: Item[], motif: RegExp) => items.filter(({ thing }) => motif.test(thing.motif));
const left = (item: Item) => item.x - widthOf(item) / 2;
const right = (item: Item) => item.x + widthOf(item) / 2;

describe('an umbrella', () => {
  it.each([
    ['a purple cat under a yellow umbrella', 1],
    ['two cats under an umbrella', 2],
    ['a dog and a cat under a red umbrella', 2],
    ['a girl and a boy under an umbrella', 2],
    ['an umbrella over a dog', 1],
    ['eine Katze unter einem Regenschirm', 1],
    ['قطة تحت مظلة', 1],
  ])('has its roof over all who are under it: %s', async (prompt, count) => {
    const items = await place(prompt);
    const [roof] = of(items, /umbrella/);
    const below = of(items, /cat|dog|girl|boy/);
    expect(below).toHaveLength(count);
    for (const one of below) {
      expect(roof && left(roof)).toBeLessThan(left(one));
      expect(roof && right(roof)).toBeGreaterThan(right(one));
      expect(roof && roof.y - roof.height * 0.5).toBeLessThan(one.y - one.height);
      expect(roof && items.indexOf(roof)).toBeLessThan(items.indexOf(one));
    }
  });

  it('is in the hand of who has one', async () => {
    const items = await place('a woman under an umbrella');
    const [roof, woman] = [of(items, /umbrella/)[0], of(items, /woman/)[0]];
    expect(roof && woman && items.indexOf(roof)).toBeGreaterThan(items.indexOf(woman as Item));
  });
});

describe('who is between others', () => {
  it.each([
    ['a cat between two dogs', /cat/, /dog/],
    ['a cat between a dog and a horse', /cat/, /dog|horse/],
    ['a table between two chairs', /table/, /chair/],
    ['eine Katze zwischen zwei Hunden', /cat/, /dog/],
    ['قطة بين كلبين', /cat/, /dog/],
  ])('has one of them at each side: %s', async (prompt, middle, sides) => {
    const items = await place(prompt);
    const [one] = of(items, middle);
    const xs = of(items, sides).map(({ x }) => x);
    expect(xs).toHaveLength(2);
    expect(Math.min(...xs)).toBeLessThan(one ? left(one) : NaN);
    expect(Math.max(...xs)).toBeGreaterThan(one ? right(one) : NaN);
  });
});

describe('who is in something', () => {
  it.each([
    ['a cat in a car', /cat/, /car$|automobile/],
    ['a bird in a tree', /bird/, /tree/],
    ['a robot in a house', /robot/, /house/],
    ['a girl in a boat', /girl/, /boat/],
    ['eggs in a nest', /egg/, /nest/],
  ])('is seen there: %s', async (prompt, inner, holder) => {
    const items = await place(prompt);
    const [outer] = of(items, holder);
    for (const one of of(items, inner)) {
      expect(items.indexOf(one)).toBeGreaterThan(items.indexOf(outer as Item));
      expect(one.height).toBeLessThan((outer?.height ?? 0) * 0.7);
    }
  });

  it('is under a mushroom that is larger than they are', async () => {
    const items = await place('a mouse under a mushroom');
    const [mouse, mushroom] = [of(items, /mouse/)[0], of(items, /mushroom/)[0]];
    expect(mushroom?.height).toBeGreaterThan((mouse?.height ?? 0) * 1.5);
  });
});
