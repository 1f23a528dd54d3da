import type { Plane, RgbaImage } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { lookAtBoxes } from './look-at-boxes.ts';

const [width, height] = [200, 100];
const image: RgbaImage = { data: new Uint8ClampedArray(width * height * 4), width, height };
const [elephant, chair, person] = [20, 56, 0];
const box = (kind: number, score: number, x = 0.25, across = 0.375) => ({
  x,
  y: 0.25,
  width: across,
  height: 0.5,
  score,
  kind,
});

/** A model that sees something in all of what it is shown, and what it was shown. */
function model() {
  const shown: [number, number][] = [];
  const ask = (part: RgbaImage): Promise<Plane> => {
    shown.push([part.width, part.height]);
    return Promise.resolve({ data: new Float32Array(16).fill(0.9), width: 4, height: 4 });
  };
  return { shown, ask };
}

it('looks at an elephant and a little around it, and takes nothing else for the subject', async () => {
  const { shown, ask } = model();
  const seen = await lookAtBoxes(image, [box(elephant, 0.6)], ask);
  expect(shown).toEqual([[93, 68]]);
  expect([seen?.width, seen?.height]).toEqual([width, height]);
  expect(seen?.data[50 * width + 80]).toBeCloseTo(0.9);
  expect(seen?.data[50 * width + 190]).toBeLessThan(0.05);
});

it('looks at all of a herd, and at none that is hardly there', async () => {
  const { shown, ask } = model();
  const herd = [box(elephant, 0.6, 0.125, 0.25), box(elephant, 0.5, 0.5, 0.25)];
  await lookAtBoxes(image, [...herd, box(elephant, 0.3, 0.75, 0.25)], ask);
  expect(shown).toEqual([[155, 80]]);
});

it.each([
  ['nothing is found', []],
  ['it is not sure', [box(elephant, 0.3)]],
  ['the detector is surer of something else', [box(person, 0.7), box(elephant, 0.6)]],
  ['it is of a kind the detector mixes up', [box(chair, 0.7)]],
  ['it is small in the background', [box(elephant, 0.6, 0.25, 0.125)]],
  ['it is nearly all of the picture', [{ ...box(elephant, 0.6, 0, 1), y: 0, height: 1 }]],
])('looks no closer where %s', async (_, boxes) => {
  const { shown, ask } = model();
  expect(await lookAtBoxes(image, boxes, ask)).toBeUndefined();
  expect(shown).toEqual([]);
});
