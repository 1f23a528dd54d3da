import type { RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';

/** Makes a picture larger, by Lanczos; one that is large enough stays as it is. */
export async function enlarge(image: RgbaImage, scale: number): Promise<RgbaImage> {
  if (scale <= 1) return image;
  const { data, width, height } = image;
  const large = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const pixels = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .resize({ ...large, fit: 'fill' })
    .raw()
    .toBuffer();
  return { data: new Uint8ClampedArray(pixels), ...large };
}
