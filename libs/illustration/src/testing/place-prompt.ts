import { createRandom } from '@tintory/pixels';
import { readPrompt } from '@tintory/prompts';
import { emojiVocabulary } from '../emoji-motifs.ts';
import type { Item } from '../item-size.ts';
import { createLight } from '../light.ts';
import { placeThings } from '../place-things.ts';
import type { Canvas, Stage } from '../scene.ts';
import { settleThings } from '../settle-things.ts';
import { leaveUnshown } from '../unshown.ts';

/** A picture's ground as most places have it. */
export const stage: Stage = {
  back: '',
  front: '',
  horizon: 500,
  ground: { far: 600, near: 900 },
  person: 300,
};

/** The same with water behind it. */
export const shore: Stage = { ...stage, water: { far: 510, near: 590 } };

/** What a prompt says, without what its picture does not show. */
export const readScene = (prompt: string) =>
  leaveUnshown(readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' }));

/** The things of a prompt as they stand in a picture of a thousand pixels. */
export async function placePrompt(prompt: string, place: Stage = stage): Promise<Item[]> {
  const read = readScene(prompt);
  const reading = { ...read, things: settleThings(read.things) };
  const [light, random] = [createLight(reading), createRandom(1)];
  const canvas: Canvas = { width: 1_000, height: 1_000, unit: 1, light, reading, random };
  return placeThings(canvas, place);
}

export function itemOf(items: readonly Item[], motif: RegExp): Item {
  const item = items.find(({ thing }) => motif.test(thing.motif));
  if (!item) throw new Error(`No ${motif.source}`);
  return item;
}
