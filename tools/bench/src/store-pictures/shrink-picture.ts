import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The longest side of a small copy: what lists of a store ask its picture server for. */
const smallSide = 480;

/** Writes the small copy of a picture that the sandbox hands out where a store would make it smaller. */
export async function shrinkPicture(folder: string, file: string): Promise<void> {
  await mkdir(join(folder, 'small'), { recursive: true });
  await sharp(join(folder, file))
    .resize({ width: smallSide, height: smallSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(folder, 'small', file));
}
