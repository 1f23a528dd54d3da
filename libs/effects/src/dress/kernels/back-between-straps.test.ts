import { expect, it } from 'vitest';
import { readGarment, type FlatGarment } from './read-garment.ts';
import { drawShirt } from './testing/drawn-body.ts';

type Shape = (x: number, y: number) => boolean;

/** A front cut deeper than the outline between the straps, where a back would show. */
const belowBack: Shape = (x, y) => Math.hypot((x - 120) / 26, (y - 40) / 56) < 1;

/**
 * A vest with an open outline between its straps; `light` is the brightness at each point of its
 * cloth.
 */
function readVest(light: (x: number, y: number) => number): FlatGarment {
  const { garment, garmentAlpha } = drawShirt();
  const { width } = garment;
  const data = garment.data.map((value, i) => {
    const [x, y] = [(i >> 2) % width, Math.floor((i >> 2) / width)];
    return garmentAlpha.data[i >> 2] && i % 4 < 3 ? value * light(x, y) : value;
  });
  const flat = readGarment({ ...garment, data }, garmentAlpha, undefined);
  if (!flat) throw new Error('There is no garment.');
  return flat;
}

const frontAt = ({ front: { data, width } }: FlatGarment, x: number, y: number) =>
  data[y * width + x];

it('leaves out the inside of a back that is seen between the straps', () => {
  const vest = readVest((x, y) => (belowBack(x, y) ? 0.5 : 1));
  expect(frontAt(vest, 120, 80)).toBe(0);
  expect(frontAt(vest, 120, 104)).toBe(1);
  expect(frontAt(vest, 84, 60)).toBe(1);
  expect(vest.hidesNeck).toBeFalsy();
});

it('leaves a vest whole that shows its front alone', () => {
  const vest = readVest(() => 1);
  expect(frontAt(vest, 120, 80)).toBe(1);
  expect(vest.hidesNeck).toBe(false);
});

it('takes a rim that lies in the shade for no back', () => {
  const vest = readVest((x, y) => Math.min(1, 0.4 + (Math.hypot(x - 120, y - 40) - 26) * 0.03));
  expect(frontAt(vest, 120, 72)).toBe(1);
  expect(vest.hidesNeck).toBe(false);
});

it('says that the neck may be hidden where stripes break the edge of such a back', () => {
  const striped: Shape = (x) => Math.floor(x / 10) % 2 === 0;
  const vest = readVest((x, y) => (striped(x, y) ? 1 : 0.35) * (belowBack(x, y) ? 0.5 : 1));
  expect(frontAt(vest, 120, 80)).toBe(1);
  expect(vest.hidesNeck).toBe(true);
});
