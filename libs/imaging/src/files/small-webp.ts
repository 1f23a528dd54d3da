import sharp from 'sharp';

/** Tried in turn until the file is small enough; the last one stays whatever it takes. */
const qualities = [80, 70, 60, 50, 40, 30] as const;

type SmallOptions = { width: number; height: number; mostBytes: number };

/** A picture as a WebP of at most so many bytes, as good as that allows. */
export async function smallWebp(
  path: string,
  { width, height, mostBytes }: SmallOptions,
): Promise<Buffer> {
  const small = await sharp(path).resize(width, height).toBuffer();
  let webp = small;
  for (const quality of qualities) {
    webp = await sharp(small).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= mostBytes) break;
  }
  return webp;
}
