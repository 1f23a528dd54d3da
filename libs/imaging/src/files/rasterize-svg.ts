import type { RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { rgbaFrom } from './raw-picture.ts';

/** Draws an SVG at its intrinsic size. */
export function rasterizeSvg(svg: string): Promise<RgbaImage> {
  // Lifts librsvg's size limit, which a drawing of ten thousand dots exceeds.
  return rgbaFrom(sharp(Buffer.from(svg), { unlimited: true }));
}
