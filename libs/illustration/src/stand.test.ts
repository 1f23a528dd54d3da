import { expect, it } from 'vitest';
import { placeOf } from './draw-place.ts';
import { itemOf, placePrompt, readScene, stage } from './testing/place-prompt.ts';

const shore = { ...stage, water: { far: 540, near: 640 } };

it.each([
  ['a hippo in a river', /^hippo/],
  ['a girl standing in a lake', /girl/],
  ['a dog in the sea', /^dog/],
  ['ein Pferd im Fluss', /^horse/],
  ['eine Kuh im See', /^cow/],
])('stands who is in water in it, and hides their legs: %s', async (prompt, motif) => {
  const item = itemOf(await placePrompt(prompt, shore), motif);
  expect(item.stands).toBe('water');
  expect((item.sunk ?? 0) / item.height).toBeGreaterThan(0.2);
});

it.each([
  ['a lobster on the beach', /^lobster/],
  ['a seal on the beach', /^seal/],
  ['a duck on the beach', /^duck/],
  ['a cat beside a lake', /^cat/],
  ['a girl on the beach', /girl/],
])('leaves who is on a beach out of the water: %s', async (prompt, motif) => {
  const item = itemOf(await placePrompt(prompt, shore), motif);
  expect([item.stands, item.sunk]).toEqual(['ground', undefined]);
});

it('keeps a boat above the water that it is on', async () => {
  const boat = itemOf(await placePrompt('a sailboat on a lake', shore), /sailboat/);
  expect([boat.stands, boat.sunk]).toEqual(['water', 0]);
});

it('sinks a rider with the horse', async () => {
  const items = await placePrompt('a boy riding a horse in the sea', shore);
  const [boy, horse] = [itemOf(items, /boy/), itemOf(items, /horse/)];
  expect(boy.y).toBeLessThan(horse.y - (horse.sunk ?? 0));
});

it.each(['a crab in the sea', 'a lobster in the sea'])(
  'shows the floor of the sea to who walks there: %s',
  (prompt) => {
    expect(placeOf(readScene(prompt))).toBe('underwater');
  },
);

it('leaves who leaps from the water whole', async () => {
  const [dolphin, swimmer] = [
    itemOf(await placePrompt('a dolphin jumping out of the sea', shore), /dolphin/),
    itemOf(await placePrompt('a dolphin in the sea', shore), /dolphin/),
  ];
  expect(dolphin.sunk ?? 0).toBe(0);
  expect(swimmer.sunk).toBeGreaterThan(0);
});
