import { expect, it } from 'vitest';
import { toLab, type LabImage, createPlane } from '@tintory/pixels';
import { drawImage } from '@tintory/pixels/testing';
import { blendFace } from './blend-face.ts';

const size = 60;
const planeOf = (at: (x: number, y: number) => number) => {
  const plane = createPlane(size, size);
  return { ...plane, data: plane.data.map((_, i) => at(i % size, Math.floor(i / size))) };
};
const even = (l: number, a: number, b: number): LabImage => ({
  l: planeOf(() => l),
  a: planeOf(() => a),
  b: planeOf(() => b),
});
const isBrow = (x: number, y: number) => y > 14 && y < 18 && x > 20 && x < 40;

it('gives skin the colour of what is around, and a dark brow hardly any of it', () => {
  const skin = even(68, 24, 20);
  const face = {
    l: planeOf((x, y) => (isBrow(x, y) ? 12 : 68)),
    a: planeOf((x, y) => (isBrow(x, y) ? 4 : 8)),
    b: planeOf((x, y) => (isBrow(x, y) ? 5 : 10)),
  };
  const out = drawImage(size, size, () => [220, 140, 130]);
  const inside = planeOf((x, y) => (x > 9 && x < 50 && y > 9 && y < 50 ? 1 : 0));
  const masks = { alpha: inside, trust: planeOf((x, y) => (isBrow(x, y) ? 0 : 1)) };
  blendFace(out, { x: 0, y: 0, width: size, height: size }, face, skin, masks, 12);
  const { a } = toLab(out);
  expect(a.data[11 * size + 30]).toBeGreaterThan(16);
  expect(a.data[16 * size + 30]).toBeLessThan(9);
});
