import { fileTypeFromBuffer } from 'file-type';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

/** What every store shows; anything else becomes a PNG. */
const strips: Record<string, (bytes: Buffer) => Buffer | null> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};

/**
 * A sound picture as its maker encoded it, to the bit, but without metadata: only how it came to be
 * stays, and what its colours mean.
 *
 * @returns null where that cannot be: another type, several frames, one that has to be turned
 */
export async function stripPicture(
  bytes: Buffer,
): Promise<{ bytes: Buffer; contentType: string } | null> {
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const stripped = strips[contentType]?.(bytes);
  return stripped ? { bytes: stripped, contentType } : null;
}
