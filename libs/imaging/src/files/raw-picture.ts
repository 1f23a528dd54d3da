import type { RgbaImage } from '@tintory/pixels';
import sharp, { type Sharp } from 'sharp';

/** Pixels as the input of a pipeline, however many there are. */
export const rawPicture = ({ data, width, height }: RgbaImage): Sharp =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
    limitInputPixels: false,
  });

/** Runs a pipeline and returns its pixels as RGBA. */
export async function rgbaFrom(pipeline: Sharp): Promise<RgbaImage> {
  const { data, info } = await pipeline.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { buffer, byteOffset, byteLength } = data;
  const bytes = new Uint8ClampedArray(buffer, byteOffset, byteLength);
  return { data: bytes, width: info.width, height: info.height };
}
