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

/** The middle of a sample, in the shape of a card. */
const whole =
  (path: string): Look =>
  async () =>
    sharp(file(path)).resize({ ...size, fit: 'cover' });

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
  remove_background: pair('remove_background/planter-on-legs', 'remove_background/planter-on-legs'),
  change_background: pair('remove_background/camera', 'change_background/camera'),
  product_model: pair('product_model/round-teapot', 'product_model/teapot'),
  pet_photo: pair('pet_photo/rabbit', 'pet_photo/garden'),
  face_swap: pair('face_swap/ines-ravi', 'face_swap/duo'),
  virtual_dress: pair('virtual_dress/lea', 'virtual_dress/lea'),
  image_to_venom: pair('face_swap/ines', 'image_to_venom/half'),
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

function pair(before: string, after: string) {
  return { before: whole(`${before}.webp`), after: whole(`${after}-after.webp`) };
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
