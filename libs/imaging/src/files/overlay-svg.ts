import type { RgbaImage } from '@tintory/pixels';
import { rawPicture, rgbaFrom } from './raw-picture.ts';

/** Draws an SVG of the same size over a picture. */
export const overlaySvg = (image: RgbaImage, svg: string): Promise<RgbaImage> =>
  rgbaFrom(rawPicture(image).composite([{ input: Buffer.from(svg) }]));
