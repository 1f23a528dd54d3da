import { describe, expect, it } from 'vitest';
import { widthOf } from './item-size.ts';
import { itemOf, placePrompt, readScene } from './testing/place-prompt.ts';

describe('inside', () => {
  it.each([
    ['a fish inside a bowl', /^fish$/, /fish-bowl/],
    ['a fish inside of a glass bowl', /^fish$/, /fish-bowl/],
    ['a bowl with a fish inside', /^fish$/, /fish-bowl/],
    ['a cat inside a box', /^cat$/, /^tintory-box$/],
    ['eine Katze in einem Karton', /^cat$/, /^tintory-box$/],
  ])('a thing is in it: %s', async (prompt, motif, around) => {
    const items = await placePrompt(prompt);
    const [held, vessel] = [itemOf(items, motif), itemOf(items, around)];
    expect(Math.abs(held.x - vessel.x)).toBeLessThan(widthOf(vessel) / 2);
    expect(held.y).toBeLessThan(vessel.y);
    expect(readScene(prompt).place).toBeUndefined();
  });

  it('a spider sits before its web, and not behind it', async () => {
    const items = await placePrompt('a spider in its web');
    expect(itemOf(items, /^spider$/).order).toBeGreaterThan(itemOf(items, /web/).order);
  });

  it.each([
    ['a cat inside', ['cat']],
    ['a dog inside a house', ['dog']],
    ['a dog inside the living room', ['dog']],
    ['a family inside their home', ['man', 'woman', 'girl', 'boy']],
  ])('alone, and that of a house, is a room: %s', (prompt, names) => {
    const { place, things, unknown } = readScene(prompt);
    expect(place).toBe('room');
    expect(things.map(({ name }) => name)).toEqual(names);
    expect(unknown).toEqual([]);
  });

  it('is named with nothing where nobody knows what it is of', () => {
    expect(readScene('a bird inside a gizmo')).toMatchObject({
      understood: ['bird'],
      unknown: ['gizmo'],
    });
  });
});

it('a doctor has one stethoscope', async () => {
  const items = await placePrompt('a doctor with a stethoscope');
  expect(items.map(({ thing }) => thing.motif)).toEqual(['health-worker']);
  expect(await placePrompt('a woman with a stethoscope')).toHaveLength(2);
});
