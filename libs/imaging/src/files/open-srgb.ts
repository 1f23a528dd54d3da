import sharp, { type Metadata, type Sharp } from 'sharp';
import { completeJpeg } from './complete-jpeg.ts';
import { readEncoding } from './color/read-encoding.ts';
import { toSrgb } from './color/to-srgb.ts';

type OpenOptions = {
  limitInputPixels?: number;
  /** What of a damaged picture is not passed over; any warning of the decoder where not given. */
  failOn?: 'truncated';
  /** As `describeImage` found it. */
  metadata?: Metadata | undefined;
};

/**
 * The first frame of a picture, upright and in 8-bit sRGB: the only way to the pixels of a file.
 * Ordinary pictures are decoded as what is done to them asks for their pixels; deep ones, and such
 * with colours that the decoder does not know, at once.
 */
export async function openSrgb(path: string, options: OpenOptions = {}): Promise<Sharp> {
  const { metadata = await sharp(path).metadata(), ...decoding } = options;
  const input = metadata.format === 'jpeg' ? await completeJpeg(path) : path;
  const reading = await readEncoding(path, metadata);
  return toSrgb(input, { ...decoding, pages: 1 }, reading, metadata);
}
