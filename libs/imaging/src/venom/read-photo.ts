import type { RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { readRgba } from '../files/read-rgba.ts';
import { enlarge } from '../stage/enlarge.ts';
import type { VenomRequest } from './venom-types.ts';

/** Teeth and strands need as many pixels: a photo whose shorter side has fewer is enlarged. */
const leastSide = 360;

/** One that is enlarged more than this many times stays soft. */
const mostEnlarged = 1.5;

/** Reads the photograph, as large as a creature needs it. */
export async function readPhoto({
  inputPath,
  maxPixels = Infinity,
}: Pick<VenomRequest, 'inputPath' | 'maxPixels'>): Promise<{
  image: RgbaImage;
  fewPixels: boolean;
}> {
  const photo = await readRgba(inputPath, maxPixels);
  const { autoOrient: upright } = await sharp(inputPath).metadata();
  const wanted = leastSide / Math.min(upright.width, upright.height);
  const most = Math.sqrt(maxPixels / (photo.width * photo.height));
  const image = await enlarge(photo, Math.min(wanted, most));
  return { image, fewPixels: wanted > mostEnlarged };
}
