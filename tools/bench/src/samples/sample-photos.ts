import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { content, longestSide, pictureOf } from './sample.ts';

/**
 * The pictures that samples start from where they are not drawn, by the tool that shows them first;
 * `SOURCES.md` beside the samples names their authors. Cropped to `shape` (width by height) from the
 * middle.
 */
const photos: readonly { tool: string; name: string; from: string; shape?: number }[] = [
  { tool: 'remove_background', name: 'teacup', from: 'products/teacup_table.jpg', shape: 1.25 },
  { tool: 'remove_background', name: 'stool', from: 'products/stool_white.jpg' },
  { tool: 'remove_background', name: 'water-bottle', from: 'products/water_bottle.jpg' },
  { tool: 'change_background', name: 'sofa', from: 'products/sofa_room.jpg' },
  { tool: 'remove_background', name: 'coffee', from: 'coffee.png' },
  { tool: 'product_model', name: 'alarm-clock', from: 'products/alarm_clock.jpg' },
  { tool: 'product_model', name: 'succulent', from: 'products/succulent_white.jpg' },
  { tool: 'remove_background', name: 'cat', from: 'chelsea.png' },
  { tool: 'face_swap', name: 'mona-lisa', from: 'paintings/mona-lisa.jpg' },
  { tool: 'image_to_venom', name: 'castiglione', from: 'paintings/baldassare-castiglione.jpg' },
  { tool: 'face_swap', name: 'pearl-earring', from: 'paintings/girl-with-a-pearl-earring.jpg' },
];

/** Exact masks of those that a tool takes them for. */
const masks: readonly { tool: string; name: string; from: string }[] = [
  { tool: 'product_model', name: 'alarm-clock-mask', from: 'products/alarm_clock.mask.png' },
  { tool: 'product_model', name: 'succulent-mask', from: 'products/succulent_white.mask.png' },
];

/**
 * Writes the photographs that samples start from; what is in the repository was written so.
 *
 * @param folder has the files that the list names
 */
export async function writeSamplePhotos(folder: string): Promise<void> {
  await mkdir(content, { recursive: true });
  for (const { tool, name, from, shape } of photos) {
    const photo = sharp(join(folder, from));
    const whole = shape ? await cropTo(photo, shape) : photo;
    await write(whole, { quality: 84 }, pictureOf(tool, name));
  }
  for (const { tool, name, from } of masks) {
    await write(sharp(join(folder, from)), { lossless: true }, pictureOf(tool, name));
  }
}

async function cropTo(photo: Sharp, shape: number): Promise<Sharp> {
  const { width, height } = await photo.metadata();
  const wide = Math.min(width, Math.round(height * shape));
  const left = Math.round((width - wide) / 2);
  return photo.extract({ left, top: 0, width: wide, height: Math.round(wide / shape) });
}

async function write(picture: Sharp, options: object, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await picture
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ effort: 6, ...options })
    .toFile(path);
}
