import { createRandom } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { createLight } from './light.ts';
import { placeThings } from './place-things.ts';
import { room } from './places/room.ts';
import type { Canvas } from './scene.ts';
import { settleThings } from './settle-things.ts';
import { itemOf, readScene } from './testing/place-prompt.ts';

async function placeInRoom(prompt: string) {
  const read = readScene(prompt);
  const reading = { ...read, things: settleThings(read.things) };
  const [light, random] = [createLight(reading), createRandom(1)];
  const canvas: Canvas = { width: 1_000, height: 1_000, unit: 1, light, reading, random };
  const stage = room(canvas);
  return { stage, items: await placeThings(canvas, stage) };
}

it.each([
  ['a cat on a windowsill', /^cat$/],
  ['eine Katze sitzt auf der Fensterbank', /^cat-face$/],
  ['a cat on the window sill and a dog', /^cat$/],
  ['a cat in the window', /^cat$/],
  ['eine Katze im Fenster', /^cat$/],
])('who is on a windowsill is before the window: %s', async (prompt, motif) => {
  const { stage, items } = await placeInRoom(prompt);
  const [cat, { sill }] = [itemOf(items, motif), stage];
  if (!sill) throw new Error('No window');
  expect(cat.y).toBe(sill.y);
  expect(cat.height).toBeLessThan(sill.height);
  expect(cat.x > sill.x && cat.x < sill.x + sill.width).toBe(true);
});

it.each([
  ['a cat by the window', /^cat$/],
  ['a woman in the window', /^woman-standing$/],
])('who is by the window stands on the floor: %s', async (prompt, motif) => {
  const { stage, items } = await placeInRoom(prompt);
  expect(itemOf(items, motif).y).toBeGreaterThan(stage.ground.far);
});
