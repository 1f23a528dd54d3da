import type { RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';

/** Turns a cut-out by so many degrees to the left; it may grow, and nothing of it is cut. */
export async function turnUpright(image: RgbaImage, degrees: number): Promise<RgbaImage> {
  const { data, width, height } = image;
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const { data: turned, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .rotate(-degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(turned), width: info.width, height: info.height };
}
