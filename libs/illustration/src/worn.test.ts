import { describe, expect, it } from 'vitest';
import { widthOf } from './item-size.ts';
import { itemOf, placePrompt, readScene } from './testing/place-prompt.ts';

describe('a hat', () => {
  it.each([
    ['a cat wearing a hat', /^cat$/, /hat/],
    ['a cat with a red hat', /^cat$/, /hat/],
    ['a dog in a red hat', /^dog$/, /hat/],
    ['a lion with a crown', /^lion$/, /crown/],
    ['a princess with a golden crown', /^princess$/, /crown/],
    ['eine Katze mit einem Hut', /^cat$/, /hat/],
    ['قطة تلبس قبعة', /^cat$/, /hat/],
  ])('is on the head of who has it, and not on the ground: %s', async (prompt, owner, hat) => {
    const items = await placePrompt(prompt);
    const [wearer, worn] = [itemOf(items, owner), itemOf(items, hat)];
    expect(items).toHaveLength(2);
    expect(worn.stands).toBe('thing');
    expect(worn.y).toBeLessThan(wearer.y - wearer.height * 0.55);
    expect(Math.abs(worn.x - wearer.x)).toBeLessThan(widthOf(wearer) / 2);
    expect(items.indexOf(worn)).toBeGreaterThan(items.indexOf(wearer));
    expect(readScene(prompt).unknown).toEqual([]);
  });

  it('is on who sits on what it is said to be with', async () => {
    const items = await placePrompt('a frog on a lily pad with a crown');
    const [frog, crown] = [itemOf(items, /^frog$/), itemOf(items, /crown/)];
    expect(crown.y).toBeLessThan(frog.y - frog.height * 0.55);
    expect(Math.abs(crown.x - frog.x)).toBeLessThan(widthOf(frog) / 2);
  });

  it('is on the side that its wearer looks to', async () => {
    const items = await placePrompt('a cat wearing a hat');
    const [cat, hat] = [itemOf(items, /^cat$/), itemOf(items, /hat/)];
    expect(hat.x < cat.x).toBe(!cat.mirrored);
    expect(hat.mirrored).toBe(cat.mirrored);
  });

  it('is worn by each of two', async () => {
    const items = await placePrompt('two cats wearing red hats');
    expect(items.filter(({ thing }) => thing.motif === 'top-hat')).toHaveLength(2);
    expect(readScene('two cats wearing red hats').understood).toEqual(['2 cats', '2 red hats']);
  });

  it('is a pair of glasses for each of three', async () => {
    const items = await placePrompt('three dogs with sunglasses');
    expect(items.filter(({ thing }) => thing.motif === 'sunglasses')).toHaveLength(3);
  });

  it('stays on the ground where it is only next to somebody', async () => {
    for (const prompt of ['a cat next to a hat', 'a man beside a hat'])
      expect(itemOf(await placePrompt(prompt), /hat/).stands).toBe('ground');
  });

  it('leaves what is told next to who wears it', async () => {
    const items = await placePrompt('a man wearing a hat holding a balloon');
    expect(itemOf(items, /balloon/).string).toBeDefined();
    expect(readScene('a man wearing a hat holding a balloon').unknown).toEqual([]);
  });
});

describe('what is worn elsewhere', () => {
  it('is before the eyes and about the neck, below each other', async () => {
    const items = await placePrompt('a bear wearing sunglasses and a scarf');
    const [bear, glasses, scarf] = [/^bear$/, /sunglasses/, /scarf/].map((of) => itemOf(items, of));
    expect(bear && scarf && glasses && glasses.y < scarf.y && scarf.y < bear.y).toBe(true);
    expect(scarf?.thing.motif).toBe('tintory-tied-scarf');
  });

  it('is a bow tie of a penguin, on its chest', async () => {
    const items = await placePrompt('a penguin with a bow tie');
    const [penguin, tie] = [itemOf(items, /penguin/), itemOf(items, /bow-tie/)];
    expect(widthOf(tie)).toBeLessThan(widthOf(penguin) / 2);
    expect(tie.y).toBeLessThan(penguin.y - penguin.height * 0.4);
  });

  it.each([
    ['a shark wearing a top hat', ['wearing', 'top hat']],
    ['a giraffe with a red scarf', ['red scarf']],
    ['a pizza with mushrooms', ['mushrooms']],
    ['a cake with strawberries', ['strawberries']],
    ['a coffee mug with a heart', ['heart']],
    ['a window with flowers', ['flowers']],
  ])('is named and left out where no drawing shows it: %s', (prompt, unknown) => {
    const scene = readScene(prompt);
    expect(scene.things).toHaveLength(1);
    expect(scene.understood).toHaveLength(1);
    expect(scene.unknown).toEqual(unknown);
  });
});

describe('one for each', () => {
  it('is held by each of as many as there are', async () => {
    const items = await placePrompt('three people holding umbrellas in the rain');
    const [people, umbrellas] = [/person/, /umbrella/].map((kind) =>
      items.filter(({ thing }) => kind.test(thing.motif)),
    );
    expect(people).toHaveLength(3);
    expect(umbrellas).toHaveLength(3);
    for (const { x, width } of (people ?? []).map((item) => ({ x: item.x, width: widthOf(item) })))
      expect(umbrellas?.some((one) => Math.abs(one.x - x) < width)).toBe(true);
  });

  it('is what people of their profession are drawn with', async () => {
    expect(await placePrompt('a singer with a microphone')).toHaveLength(1);
    expect(await placePrompt('a firefighter with an axe')).toHaveLength(1);
  });
});

it('a kite is far above the hand that its string leads to', async () => {
  const items = await placePrompt('a boy holding a kite');
  const [kite, boy] = [itemOf(items, /kite/), itemOf(items, /boy/)];
  expect(readScene('a boy holding a kite').unknown).toEqual([]);
  expect(kite.y).toBeLessThan(boy.y - boy.height * 0.9);
  expect(kite.string?.y).toBeGreaterThan(boy.y - boy.height * 0.6);
});

it('kites of several keep apart', async () => {
  const [one, other] = (await placePrompt('three kids flying three kites'))
    .filter(({ thing }) => thing.motif === 'kite')
    .toSorted((a, b) => a.x - b.x);
  expect((other?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThan(one ? widthOf(one) * 0.8 : 0);
});
