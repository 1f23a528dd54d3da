import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { content } from './sample.ts';

/** A card of the site on a screen with two dots a pixel. */
const size = { width: 640, height: 512 };

export type Look = () => Promise<Sharp>;

const file = (path: string) => join(content, path);

/** What a tool makes of a picture, for pages that show many tools at once; no `before` for words. */
export type BeforeAfter = { before?: Look; after: Look };

/** A sample in the shape of a card; of a tall one the part that is so far down, from 0 to 1. */
export const whole =
  (path: string, down = 0.5): Look =>
  async () => {
    const { width, height } = await sharp(file(path)).metadata();
    const tall = Math.round((size.width * height) / width);
    if (tall <= size.height) return sharp(file(path)).resize({ ...size, fit: 'cover' });
    const large = sharp(file(path)).resize(size.width, tall);
    return large.extract({ left: 0, top: Math.round((tall - size.height) * down), ...size });
  };

/** A part of a sample at a size of its own: what was small is enlarged as a browser would. */
export const detail =
  (path: string, side: number, left: number, top: number): Look =>
  async () => {
    const large = await sharp(file(path)).resize(side, side, { kernel: 'cubic' }).png().toBuffer();
    return sharp(large).extract({ left, top, ...size });
  };

/** A tile beside itself, as a surface is covered with it. */
export const repeated =
  (path: string, width: number): Look =>
  async () => {
    const tile = await sharp(file(path)).resize({ width }).png().toBuffer();
    return sharp({ create: { ...size, channels: 3, background: '#000' } }).composite([
      { input: tile, tile: true, left: 0, top: 0 },
    ]);
  };

/** A sample's picture and its result, the same part of both. */
export function pair(before: string, after: string, down?: number): BeforeAfter {
  return { before: whole(`${before}.webp`, down), after: whole(`${after}-after.webp`, down) };
}
