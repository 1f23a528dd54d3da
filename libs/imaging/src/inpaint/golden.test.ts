import { inpaint, withRim } from '@tintory/pixels';
import { it } from 'vitest';
import { readRgba } from '../files/read-rgba.ts';
import { expectPicture } from '../testing/expect-picture.ts';
import { samplePhotos } from '../testing/sample-photos.ts';

/** A disc and a scratch: one for each method of filling holes. */
const holes: Record<string, (x: number, y: number) => boolean> = {
  thing: (x, y) => Math.hypot(x - 30, y - 85) < 24,
  scratch: (x, y) => Math.abs(y - 30 - x * 0.4) < 1.5,
};

it.each(Object.entries(holes))('fills a hole as it was kept: %s', async (name, isHole) => {
  const image = await readRgba(samplePhotos.teacup);
  const { width, height } = image;
  const mask = Uint8Array.from({ length: width * height }, (_, i) =>
    isHole(i % width, Math.floor(i / width)) ? 255 : 0,
  );
  const filled = inpaint(image, withRim(mask, width, height), { seed: 1 });
  await expectPicture(import.meta.dirname, name, filled);
});
