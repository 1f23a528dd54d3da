import { expect, it } from 'vitest';
import { catalogue } from './catalogue/catalogue.ts';
import { emojiArt } from './emoji-art.ts';
import { ownArt } from './own-art.ts';

const named = [...catalogue].flatMap(([motif, { names }]) => (names ? [motif] : []));

it.each([...new Set([...named, ...ownArt.keys()])])('%s has a drawing with ink', async (motif) => {
  const art = await emojiArt(motif);
  expect(art.right - art.left).toBeGreaterThan(4);
  expect(art.bottom - art.top).toBeGreaterThan(4);
  expect(art.main).toMatch(/^#[0-9a-f]{6}$/);
});

it('gives a head a body to sit on', async () => {
  const [fox, cat] = [await emojiArt('fox'), await emojiArt('cat')];
  expect(fox.bottom - fox.top).toBeGreaterThan((cat.bottom - cat.top) * 1.3);
});
