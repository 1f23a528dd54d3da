import { fileTypeFromBuffer } from 'file-type';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

/** Formats that every store shows; others become PNG. */
const strips: Record<string, (bytes: Buffer) => Buffer | null> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};

/**
 * Strips all metadata but the source type and the colour profile from an encoded picture, without
 * decoding it.
 *
 * @returns null if that is impossible: another type, several frames, or a rotation to apply
 */
export async function stripPicture(
  bytes: Buffer,
): Promise<{ bytes: Buffer; contentType: string } | null> {
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const stripped = strips[contentType]?.(bytes);
  return stripped ? { bytes: stripped, contentType } : null;
}
