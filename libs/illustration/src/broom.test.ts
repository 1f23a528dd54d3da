import { expect, it } from 'vitest';
import { emojiArt } from './emoji-art.ts';
import { placePrompt, readScene } from './testing/place-prompt.ts';

it.each([
  ['a witch flying on a broom over a village', 'tintory-broom-woman-mage'],
  ['a witch riding a broom at night', 'tintory-broom-woman-mage'],
  ['a boy on a broom', 'tintory-broom-tintory-boy'],
  ['eine Hexe auf einem Besen', 'tintory-broom-woman-mage'],
])('a broom is in the air with who is on it: %s', async (prompt, motif) => {
  const items = await placePrompt(prompt);
  const rider = items.find((item) => item.thing.motif === motif);
  expect(rider?.stands).toBe('air');
  expect(items.some((item) => item.thing.motif === 'broom')).toBe(false);
  expect(readScene(prompt).unknown).toEqual([]);
});

it('is seen from end to end on both sides of its rider', async () => {
  const { left, right, top, bottom } = await emojiArt('tintory-broom-woman-mage');
  expect(left).toBeGreaterThan(0.5);
  expect(right).toBeLessThan(47.5);
  expect(right - left).toBeGreaterThan((bottom - top) * 0.7);
});

it('is told where nobody is drawn on it', () => {
  expect(readScene('a cat on a broom').unknown).toEqual(['on']);
});
