import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { Pictures } from './originals.ts';

/** Copies with this many pixels, as an upload is kept: upright, without metadata, as a quick PNG. */
export async function sizePictures(
  originals: Pictures,
  pixels: number,
  folder: string,
): Promise<Pictures> {
  const sized: Pictures = { ...originals };
  for (const role of Object.keys(originals) as (keyof Pictures)[]) {
    sized[role] = join(folder, `${role}-${pixels}.png`);
    await resizeTo(originals[role], pixels, sized[role]);
  }
  return sized;
}

/** Copies with at most this many pixels: one that was enlarged has no fine detail to find again. */
export async function shrinkPictures(
  paths: readonly string[],
  pixels: number,
  folder: string,
): Promise<string[]> {
  const shrunk = [];
  for (const path of paths) {
    const to = join(folder, `${parse(path).name}-shrunk.png`);
    const { width, height } = await sharp(path).metadata();
    await resizeTo(path, Math.min(pixels, width * height), to);
    shrunk.push(to);
  }
  return shrunk;
}

/** Both sides are multiples of four, so that half and a quarter of them are whole pictures. */
async function resizeTo(from: string, pixels: number, to: string): Promise<void> {
  const { autoOrient } = await sharp(from).metadata();
  const scale = Math.sqrt(pixels / (autoOrient.width * autoOrient.height));
  const whole = (side: number) => 4 * Math.max(2, Math.floor((side * scale) / 4));
  await sharp(from)
    .autoOrient()
    .toColourspace('srgb')
    .resize(whole(autoOrient.width), whole(autoOrient.height), { fit: 'fill' })
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toFile(to);
}
