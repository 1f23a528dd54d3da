import { resampleImage } from '@tintory/pixels';
import sharp from 'sharp';
import { readPixels } from './read-pixels.ts';

/**
 * Enlarges a file by Lanczos into another one. By the product's own: libvips would draw the picture
 * half a pixel beside itself.
 */
export const enlargeByLanczos =
  (factor: number) =>
  async (input: string, output: string): Promise<void> => {
    const small = await readPixels(input);
    const large = resampleImage(small, small.width * factor, small.height * factor);
    await sharp(large.data, { raw: { width: large.width, height: large.height, channels: 4 } })
      .png()
      .toFile(output);
  };
