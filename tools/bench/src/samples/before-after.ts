import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { printTable } from '../report.ts';
import { content } from './sample.ts';

const folder = join(content, '../../../web/src/config/tool-looks/pictures');

/** A card of the site on a screen with two dots a pixel. */
const size = { width: 640, height: 512 };

type Look = () => Promise<Sharp>;

const file = (path: string) => join(content, path);

/** A sample in the shape of a card; of a tall one the part that is so far down, from 0 to 1. */
const whole =
  (path: string, down = 0.5): Look =>
  async () => {
    const { width, height } = await sharp(file(path)).metadata();
    const tall = Math.round((size.width * height) / width);
    if (tall <= size.height) return sharp(file(path)).resize({ ...size, fit: 'cover' });
    const large = sharp(file(path)).resize(size.width, tall);
    return large.extract({ left: 0, top: Math.round((tall - size.height) * down), ...size });
  };

/** A part of a sample at a size of its own: what was small is enlarged as a browser would. */
const detail =
  (path: string, side: number, left: number, top: number): Look =>
  async () => {
    const large = await sharp(file(path)).resize(side, side, { kernel: 'cubic' }).png().toBuffer();
    return sharp(large).extract({ left, top, ...size });
  };

/** A tile beside itself, as a surface is covered with it. */
const repeated =
  (path: string, width: number): Look =>
  async () => {
    const tile = await sharp(file(path)).resize({ width }).png().toBuffer();
    return sharp({ create: { ...size, channels: 3, background: '#000' } }).composite([
      { input: tile, tile: true, left: 0, top: 0 },
    ]);
  };

/** What a tool makes of a picture, for pages that show many tools at once. */
const looks: Record<string, { before?: Look; after: Look }> = {
  remove_background: pair('remove_background/coffee', 'remove_background/coffee'),
  change_background: pair('change_background/sofa', 'change_background/sofa'),
  product_model: pair('product_model/alarm-clock', 'product_model/alarm-clock', 0.43),
  pet_photo: pair('pet_photo/cat', 'pet_photo/house-garden'),
  face_swap: pair('face_swap/mona-lisa', 'face_swap/mona-lisa', 0.05),
  virtual_dress: pair('virtual_dress/lea', 'virtual_dress/lea'),
  image_to_venom: pair('image_to_venom/castiglione', 'image_to_venom/full', 0.25),
  style_transfer_cartoon: pair('remove_background/pears', 'style_transfer_cartoon/pears'),
  text_to_image: { after: whole('text_to_image/beach.webp') },
  text_to_tattoo: { after: whole('text_to_tattoo/butterfly.webp') },
  image_upscale: {
    before: detail('image_upscale/candle.webp', 1_320, 340, 440),
    after: detail('image_upscale/candle-after.webp', 1_320, 340, 440),
  },
  seamless_image: {
    before: repeated('seamless_image/bricks.webp', 300),
    after: repeated('seamless_image/bricks-after.webp', 215),
  },
};

function pair(before: string, after: string, down?: number) {
  return { before: whole(`${before}.webp`, down), after: whole(`${after}-after.webp`, down) };
}

/** Draws the pictures before and after that the site shows of each tool, from the samples. */
export async function drawBeforeAfter(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const rows: (string | number)[][] = [];
  for (const [id, sides] of Object.entries(looks)) {
    for (const [side, look] of Object.entries(sides)) {
      const { size: bytes } = await (
        await look()
      )
        .webp({ quality: 76, alphaQuality: 85, effort: 6 })
        .toFile(join(folder, `${id}-${side}.webp`));
      rows.push([id, side, bytes / 1_000]);
    }
  }
  printTable('pictures before and after (KB)', [['tool', 'side', 'size'], ...rows]);
}
