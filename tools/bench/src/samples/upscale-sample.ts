import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImagePool } from '@tintory/imaging';
import sharp from 'sharp';
import { content, height, still, width, type Sample } from './sample.ts';

/** A part of a still as a small photograph, and what becomes of it. */
export async function upscaleSample(pool: ImagePool): Promise<Sample> {
  await mkdir(join(content, 'image_upscale'), { recursive: true });
  const before = join(content, 'image_upscale', 'camera.webp');
  const part = await sharp(still('camera'))
    .extract({ left: 300, top: 240, width: 600, height: 480 })
    .resize(300, 240)
    .png()
    .toBuffer();
  const small = `${before}.png`;
  await writeFile(small, part);
  // Shown as large as the result: what a small picture looks like on a screen.
  await sharp(part)
    .resize(width, height, { kernel: 'nearest' })
    .webp({ quality: 70 })
    .toFile(before);
  return {
    name: 'camera',
    before,
    make: async (outputPath) => {
      const request = { factor: 4, noise: 'none', sharpness: 0.3, format: 'png' } as const;
      await pool.upscale({ ...request, inputPath: small, outputPath });
      await rm(small);
    },
    alt: {
      en: 'A camera, four times as large',
      de: 'Eine Kamera, viermal so groß',
      ar: 'كاميرا مكبّرة أربع مرات',
    },
  };
}
