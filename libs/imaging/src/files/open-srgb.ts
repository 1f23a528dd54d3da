import sharp, { type Metadata, type Sharp } from 'sharp';
import { completeJpeg } from './complete-jpeg.ts';
import { readEncoding } from './color/read-encoding.ts';
import { toSrgb } from './color/to-srgb.ts';

type OpenOptions = {
  limitInputPixels?: number;
  /**
   * The faults of a damaged picture that count as errors; without it, every warning of the decoder.
   */
  failOn?: 'truncated';
  /** The result of `describeImage`. */
  metadata?: Metadata | undefined;
};

/**
 * The first frame of a picture, upright and in 8-bit sRGB; every read of pixels goes through it.
 * Ordinary pictures are decoded lazily; pictures of more than 8 bits, or with colours unknown to
 * the decoder, are decoded at once.
 */
export async function openSrgb(path: string, options: OpenOptions = {}): Promise<Sharp> {
  const { metadata = await sharp(path).metadata(), ...decoding } = options;
  const input = metadata.format === 'jpeg' ? await completeJpeg(path) : path;
  const reading = await readEncoding(path, metadata);
  return toSrgb(input, { ...decoding, pages: 1 }, reading, metadata);
}
