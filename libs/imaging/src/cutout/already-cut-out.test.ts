import type { RgbaImage } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { alreadyCutOut } from './already-cut-out.ts';

const side = 60;

/** A picture that is opaque inside a shape, given by x and y from 0 to 1. */
function showing(isInside: (x: number, y: number) => boolean): RgbaImage {
  const data = new Uint8ClampedArray(side * side * 4).fill(90);
  for (let i = 0; i < side * side; i += 1) {
    const [x, y] = [((i % side) + 0.5) / side, (Math.floor(i / side) + 0.5) / side];
    data[i * 4 + 3] = isInside(x, y) ? 255 : 0;
  }
  return { data, width: side, height: side };
}

it('takes what a picture shows that has no background any more', () => {
  const alpha = alreadyCutOut(showing((x, y) => x > y));
  expect(alpha?.data[side - 1]).toBe(1);
  expect(alpha?.data[side * (side - 1)]).toBe(0);
});

it.each([
  ['has its background', () => true],
  ['has lost a rim alone', (_: number, y: number) => y < 0.95],
  ['shows nothing', () => false],
  ['has its background in a disc', (x: number, y: number) => Math.hypot(x - 0.5, y - 0.5) < 0.5],
  ['has its background between stripes', (_: number, y: number) => Math.abs(y - 0.5) < 0.3],
])('leaves a picture to the cutout that %s', (_, isInside) => {
  expect(alreadyCutOut(showing(isInside))).toBeUndefined();
});
