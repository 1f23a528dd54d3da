import type { RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { rgbaFrom } from './raw-picture.ts';

/** Draws an SVG at the size it gives itself. */
export function rasterizeSvg(svg: string): Promise<RgbaImage> {
  // A drawing of ten thousand dots is longer than what librsvg reads without this.
  return rgbaFrom(sharp(Buffer.from(svg), { unlimited: true }));
}
