import { sourceTypeXmp, type DigitalSourceType } from '@tintory/contract';
import type { RgbaImage } from '@tintory/pixels';
import { writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { ImageFile, OutputFormat } from './image-file.ts';
import { rawPicture } from './raw-picture.ts';
import { withPngXmp } from './with-png-xmp.ts';

/** Encodes RGBA into a file. In a JPEG, transparent pixels become white. */
export async function writeImage(
  image: RgbaImage,
  path: string,
  format: OutputFormat,
  source: DigitalSourceType,
): Promise<ImageFile> {
  const { width, height } = image;
  const raw = rawPicture(image);
  const bytes = await (format === 'png'
    ? writePng(raw, path, source)
    : encode(raw.withXmp(sourceTypeXmp(source)), format)
        .toFile(path)
        .then(({ size }) => size));
  return { width, height, contentType: `image/${format}`, bytes };
}

/** @returns the number of bytes */
async function writePng(raw: Sharp, path: string, source: DigitalSourceType): Promise<number> {
  const parts = withPngXmp(await encode(raw, 'png').toBuffer(), sourceTypeXmp(source));
  await writeFile(path, parts);
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function encode(image: Sharp, format: OutputFormat): Sharp {
  switch (format) {
    case 'png':
      // Level 6 takes twice the time for a 3 % smaller file.
      return image.png({ compressionLevel: 3 });
    case 'webp':
      return image.webp({ quality: 92, alphaQuality: 100, effort: 2 });
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: 92 });
  }
}
