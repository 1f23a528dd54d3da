import type { RgbaImage } from '@tintory/pixels';
import type { PngOptions, WebpOptions } from 'sharp';
import type { ImageFile } from './image-file.ts';
import { rawPicture } from './raw-picture.ts';

type Encoding = { format: 'png'; options: PngOptions } | { format: 'webp'; options: WebpOptions };

type WriteOptions = Encoding & {
  /** Whether the alpha channel is left out. */
  isOpaque?: boolean;
  /** Pixels per inch, written into the file. */
  density?: number;
};

/** Encodes RGBA by the caller's own settings, without a word about its source. */
export async function writePixels(
  image: RgbaImage,
  path: string,
  { format, options, isOpaque, density }: WriteOptions,
): Promise<ImageFile> {
  const picture = rawPicture(image);
  if (isOpaque) picture.removeAlpha();
  if (density) picture.withMetadata({ density });
  const encoded = format === 'png' ? picture.png(options) : picture.webp(options);
  const { width, height, size } = await encoded.toFile(path);
  return { width, height, contentType: `image/${format}`, bytes: size };
}
