import type { RgbaImage } from '@tintory/pixels';
import { imageSize, readRgba, type ImageSize } from '@tintory/imaging/files';
import { enlarge } from './enlarge.ts';

export type Photo = {
  image: RgbaImage;
  /** The photograph's own, upright. */
  own: ImageSize;
  /** How many pixels of the image there are along one of the photograph's. */
  scale: number;
};

type Reading = {
  inputPath: string;
  /** It is read no larger than this, and enlarged no further. */
  maxPixels?: number;
};

/**
 * Reads a photograph to put it, or what it shows, into a picture.
 *
 * @param timesWanted how many times larger than it was read it is to be, which may be fewer than one
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
