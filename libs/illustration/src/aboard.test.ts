import { describe, expect, it } from 'vitest';
import { itemOf, placePrompt, readScene } from './testing/place-prompt.ts';

const vehicles = /automobile|tractor|^bus$|locomotive/;

describe('who is in a vehicle', () => {
  it.each([
    ['a dog in a car', /dog/],
    ['a man driving a car', /man/],
    ['a cat driving a bus', /cat/],
    ['ein Bauer auf einem Traktor', /farmer/],
    ['a farmer on a tractor', /farmer/],
    ['a boy on a train', /boy/],
  ])('looks out of its window, hidden from the chest down: %s', async (prompt, who) => {
    const items = await placePrompt(prompt);
    const [rider, vehicle] = [itemOf(items, who), itemOf(items, vehicles)];
    const sill = rider.y - (rider.sunk ?? 0);
    expect(rider.sunk).toBeGreaterThan(0);
    expect(sill).toBeLessThan(vehicle.y - vehicle.height * 0.3);
    expect(rider.y - rider.height).toBeGreaterThan(vehicle.y - vehicle.height);
    expect(rider.order).toBeGreaterThan(vehicle.order);
  });

  it('has a window each where they are two', async () => {
    const items = await placePrompt('a man and a dog in a car');
    const [man, dog] = [itemOf(items, /man/), itemOf(items, /dog/)];
    expect(Math.abs(man.x - dog.x)).toBeGreaterThan(man.height * 0.3);
  });

  it.each(['two dogs in a car', 'a dog and a cat in a car'])(
    'is nowhere that others are: %s',
    async (prompt) => {
      const [one, other] = (await placePrompt(prompt)).filter(({ sunk }) => sunk);
      expect(one?.x).not.toBeCloseTo(other?.x ?? 0);
    },
  );

  it('is named where all windows are taken', () => {
    expect(readScene('a man, a dog and a cat in a car')).toMatchObject({ unknown: ['cat'] });
  });

  it('stands on its roof where an animal is on a car', async () => {
    const items = await placePrompt('a cat on a car');
    expect(itemOf(items, /^cat$/).sunk).toBeUndefined();
  });
});

it('names driving where nothing is driven', () => {
  expect(readScene('a man driving').unknown).toEqual(['driving']);
  expect(readScene('a man driving a car').unknown).toEqual([]);
});
