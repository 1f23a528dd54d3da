import type { RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';

/** Draws an SVG at the size it gives itself. */
export async function rasterizeSvg(svg: string): Promise<RgbaImage> {
  // A drawing of ten thousand dots is longer than what librsvg reads without this.
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
