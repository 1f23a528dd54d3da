import { describe, expect, it } from 'vitest';
import { widthOf } from './item-size.ts';
import { itemOf, placePrompt, readScene } from './testing/place-prompt.ts';

describe('who lies', () => {
  it.each([
    'a man lying on the beach',
    'a woman lying in the grass under a tree',
    'a girl lying on a sofa',
    'ein Junge liegt auf der Wiese',
  ])('is longer than high, and as long as they are tall: %s', async (prompt) => {
    const person = itemOf(await placePrompt(prompt), /tintory-lying/);
    expect(widthOf(person)).toBeGreaterThan(person.height * 1.8);
    expect(readScene(prompt).unknown).toEqual([]);
  });

  it('is as long as another of them is tall', async () => {
    const items = await placePrompt('a man next to a lying man');
    const [stands, lies] = [itemOf(items, /^man-standing$/), itemOf(items, /lying/)];
    expect(widthOf(lies)).toBeGreaterThan(stands.height * 0.8);
    expect(widthOf(lies)).toBeLessThan(stands.height * 1.2);
  });

  it.each([
    ['a dog lying on a sofa', 'lying'],
    ['a girl in a red dress lying in the grass', 'lying'],
  ])('is named where no drawing shows it: %s', async (prompt, unknown) => {
    expect(readScene(prompt).unknown).toEqual([unknown]);
    const items = await placePrompt(prompt);
    expect(items.some(({ thing }) => /lying/.test(thing.motif))).toBe(false);
  });
});
