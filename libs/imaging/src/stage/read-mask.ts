import { createPlane, decontaminate, type Plane, type RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { unreadable } from '../files/unreadable.ts';
import { ImageError } from '../image-pool.ts';

/** Two shapes closer than this are the same. */
const shapeTolerance = 0.02;

/**
 * A mask of the user's own: what is white, and not transparent, is subject.
 *
 * @throws ImageError `InvalidInput` for a mask of another shape than the picture
 */
export async function readMask(
  path: string,
  image: RgbaImage,
): Promise<{ alpha: Plane; foreground: RgbaImage }> {
  const { width, height } = image;
  const meta = await sharp(path).metadata();
  if (Math.abs(meta.width / meta.height - width / height) > shapeTolerance) {
    throw new ImageError('InvalidInput', 'The mask has another shape than the picture.');
  }
  const gray = await sharp(path)
    .flatten({ background: '#000000' })
    .greyscale()
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
    .catch((cause: unknown) => {
      throw unreadable(cause);
    });
  const alpha = createPlane(width, height);
  for (let i = 0; i < gray.length; i += 1) alpha.data[i] = (gray[i] as number) / 255;
  const fringe = Math.max(2, Math.round(Math.max(width, height) * 0.01));
  return { alpha, foreground: decontaminate(image, alpha, fringe) };
}
