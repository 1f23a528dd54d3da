import { readRadiance, readRadianceSize } from './panorama/read-radiance.ts';
import { open, readFile } from 'node:fs/promises';
import { imageSize, wholeImageSize, type ImageSize } from '@tintory/imaging/files';

/** Larger than any header of a Radiance picture. */
const headerBytes = 4_096;

const isRadiance = (path: string): boolean => path.toLowerCase().endsWith('.hdr');

/** The size of a picture or of a Radiance panorama in pixels, read from its header. */
export async function pictureSize(path: string): Promise<ImageSize> {
  if (!isRadiance(path)) return imageSize(path);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return readRadianceSize(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Like `pictureSize`, but reads the whole file and refuses a truncated one. */
export async function wholePictureSize(path: string): Promise<ImageSize> {
  if (!isRadiance(path)) return wholeImageSize(path);
  const [{ width, height }] = readRadiance(await readFile(path));
  return { width, height };
}
