import type { RgbaImage } from '@tintory/pixels';
import { imageSize, readRgba, type ImageSize } from '@tintory/imaging/files';
import { enlarge } from './enlarge.ts';

export type Photo = {
  image: RgbaImage;
  /** The photograph's own size, upright. */
  own: ImageSize;
  /** Image pixels per pixel of the photograph, along a side. */
  scale: number;
};

type Reading = {
  inputPath: string;
  /** The photograph is neither read nor enlarged to more pixels than this. */
  maxPixels?: number;
};

/**
 * Reads a photograph at the scale that a picture needs.
 *
 * @param timesWanted wanted scale relative to the size as read; may be below 1
 */
export async function readPhoto(
  { inputPath, maxPixels = Infinity }: Reading,
  timesWanted: (read: ImageSize, own: ImageSize) => number,
): Promise<Photo> {
  const read = await readRgba(inputPath, maxPixels);
  const own = await imageSize(inputPath);
  const most = Math.sqrt(maxPixels / (read.width * read.height));
  const image = await enlarge(read, Math.min(most, timesWanted(read, own)));
  return { image, own, scale: image.width / own.width };
}
