import type { RgbaImage } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { alreadyCutOut } from './already-cut-out.ts';

/** A picture of 20 × 20 pixels that shows its first so many rows. */
function showing(rows: number): RgbaImage {
  const image = { data: new Uint8ClampedArray(20 * 20 * 4).fill(90), width: 20, height: 20 };
  for (let i = 0; i < 400; i += 1) image.data[i * 4 + 3] = i < rows * 20 ? 255 : 0;
  return image;
}

it('takes what a picture shows that has no background any more', () => {
  const alpha = alreadyCutOut(showing(12));
  expect(alpha?.data[0]).toBe(1);
  expect(alpha?.data[399]).toBe(0);
});

it.each([
  ['has its background', 20],
  ['has lost a rim alone', 19],
  ['shows nothing', 0],
])('leaves a picture to the cutout that %s', (_, rows) => {
  expect(alreadyCutOut(showing(rows))).toBeUndefined();
});
