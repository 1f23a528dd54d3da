import { open } from 'node:fs/promises';
import { imageLimits } from '@tintory/contract';
import sharp, { type Metadata } from 'sharp';
import { ImageError } from '../image-error.ts';
import { countJpegScans, mostScans } from './jpeg-scans.ts';
import { unreadable } from './unreadable.ts';

/** Accepted raster formats; anything else the decoder knows (SVG, PDF …) is refused. */
const formats = new Set(['png', 'jpeg', 'webp', 'heif', 'gif']);

/**
 * A file's format and size, from its content, without decoding pixels.
 *
 * @throws ImageError `UnsupportedMedia`, `InvalidInput` for an empty or tiny picture or a
 *   decompression bomb, `PayloadTooLarge` for too many pixels or too long a side
 */
export async function describeImage(path: string, maxPixels: number): Promise<Metadata> {
  const head = await readHead(path);
  refuseText(head);
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw isPictureHead(head)
        ? unreadable(cause)
        : new ImageError('UnsupportedMedia', 'This file is not a picture.', { cause });
    });
  const { format, width, height } = metadata;
  if (!formats.has(format)) {
    throw new ImageError('UnsupportedMedia', `Pictures of type ${format} are not read.`);
  }
  const { minSide, maxSide } = imageLimits;
  if (Math.min(width, height) < minSide) {
    const message = `A side has at least ${minSide} pixels.`;
    throw new ImageError('InvalidInput', message, { reason: 'pictureTiny' });
  }
  if (Math.max(width, height) > maxSide) {
    const message = `A side has at most ${maxSide} pixels; this picture is ${width} × ${height}.`;
    throw new ImageError('PayloadTooLarge', message, { reason: 'pictureLong' });
  }
  if (width * height > maxPixels) {
    throw new ImageError('PayloadTooLarge', 'This picture has too many pixels.');
  }
  if (format === 'jpeg') await refuseManyScans(path);
  return metadata;
}

async function refuseManyScans(path: string): Promise<void> {
  if ((await countJpegScans(path)) <= mostScans) return;
  const message = `A JPEG has at most ${mostScans} scans.`;
  throw new ImageError('InvalidInput', message, { reason: 'pictureDamaged' });
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    if (bytesRead === 0) {
      throw new ImageError('InvalidInput', 'This file is empty.', { reason: 'pictureEmpty' });
    }
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Signatures of JPEG, PNG, GIF and WebP: such a file that cannot be described is damaged. */
const isPictureHead = (head: Buffer): boolean =>
  /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[^]{4}WEBP)/.test(head.toString('latin1'));

/** SVG can contain scripts and refer to other files: it never reaches a decoder. */
function refuseText(head: Buffer): void {
  const start = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('<')) {
    throw new ImageError('UnsupportedMedia', 'This file is text, not a picture.');
  }
}
