import { join } from 'node:path';
import type { RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cutoutPipeline } from './cutout-pipeline.ts';
import { look } from './find-hints.ts';

const folder = join(import.meta.dirname, 'samples');

async function readImage(name: string): Promise<RgbaImage> {
  const { data, info } = await sharp(join(folder, `${name}.png`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

const readMask = (name: string): Promise<Buffer> =>
  sharp(join(folder, `${name}.mask.png`))
    .extractChannel(0)
    .raw()
    .toBuffer();

/** Intersection over union of pixels that are at least half opaque. */
function overlap(alpha: Float32Array, truth: Buffer): number {
  let [both, either] = [0, 0];
  alpha.forEach((value, i) => {
    const [isFound, isThere] = [value > 0.5, (truth[i] ?? 0) > 127];
    if (isFound && isThere) both += 1;
    if (isFound || isThere) either += 1;
  });
  return both / either;
}

it.each([
  ['an alarm clock with a thin handle', 'alarm-clock', 0.9],
  ['a pale teapot on pale marble', 'teapot', 0.9],
  ['a cup on its saucer on a wooden table', 'teacup', 0.9],
])('cuts out %s', async (_, name, least) => {
  const [image, truth] = await Promise.all([readImage(name), readMask(name)]);
  const { alpha } = await cutoutPipeline(image, { look });
  expect(overlap(alpha.data, truth)).toBeGreaterThan(least);
});
