import sharp from 'sharp';

export type ImageSize = { width: number; height: number };

/** The size of an upright picture in pixels, read from its header. */
export async function imageSize(path: string): Promise<ImageSize> {
  const { autoOrient } = await sharp(path).metadata();
  return autoOrient;
}

/** The same of a file that is read to its end: a truncated one is refused. */
export async function wholeImageSize(path: string): Promise<ImageSize> {
  await sharp(path, { failOn: 'truncated' }).stats();
  return imageSize(path);
}
