import { readPrompt } from '@tintory/prompts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createDesign } from './design.ts';
import { layOut } from './layout.ts';
import { motifBounds } from './motif-bounds.ts';
import { extentOf } from './placed.ts';
import { standIns } from './stand-ins.ts';
import { svgSheet } from './svg-sheet.ts';
import { tattooVocabulary } from './tattoo-motifs.ts';

const side = 500;

/** Where ink is in the middle column of a coil, and what of it is no coil. */
async function shaftWithin(prompt: string) {
  const { things, unknown } = readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' });
  const boundsOf = await motifBounds([...things.map(({ motif }) => motif), ...standIns]);
  const placed = layOut(things, 'none', boundsOf, 2);
  const { shapes } = await createDesign(placed, 2);
  const coil = placed.find(({ motif }) => motif.includes('coiled-'));
  if (!coil) throw new Error('No coil');
  const alone = await createDesign([coil], 2);
  const [all, coils] = await Promise.all([inkOf(shapes), inkOf(alone.shapes)]);
  const { top, bottom } = extentOf([coil]);
  const [from, to] = [Math.round((top * side) / 1000), Math.round((bottom * side) / 1000)];
  // The shaft is upright and the coil about it.
  const shaft = placed.find((one) => one !== coil);
  const x = Math.round(((shaft?.x ?? 500) * side) / 1000);
  return { unknown, ...countRuns(all, coils, x, from, to) };
}

function countRuns(all: Buffer, coils: Buffer, x: number, from: number, to: number) {
  let [runs, pixels, isShaft] = [0, 0, false];
  for (let y = from; y < to; y += 1) {
    // A fuller is open in the middle: ink within a few pixels is as good.
    const has = (ink: Buffer) =>
      [-7, 0, 7].some((aside) => (ink[y * side + x + aside] as number) > 127);
    const isNow = has(all) && !has(coils);
    if (isNow && !isShaft) runs += 1;
    if (isNow) pixels += 1;
    isShaft = isNow;
  }
  return { runs, share: pixels / (to - from) };
}

const inkOf = (shapes: string) =>
  sharp(Buffer.from(svgSheet(shapes, side)))
    .extractChannel('alpha')
    .raw()
    .toBuffer();

describe('what is coiled about a shaft', () => {
  it.each([
    'a snake around a dagger',
    'a snake around a sword',
    'a snake around a katana',
    'a snake around an arrow',
    'a snake around an anchor',
    'a snake around a cross',
    'a snake around a dagger with two roses',
    'a snake around a sword and a skull',
    'a snake around a rope',
    'a rope around an anchor',
    'a rope around a sword',
    'eine Schlange um einen Dolch',
  ])('leaves the shaft to be seen between its coils: %s', async (prompt) => {
    const { runs, share, unknown } = await shaftWithin(prompt);
    // A rope has no neck, beside which more of the shaft shows.
    expect(runs).toBeGreaterThanOrEqual(/a rope around/.test(prompt) ? 2 : 3);
    expect(share).toBeGreaterThan(0.3);
    expect(unknown).toEqual([]);
  });
});
