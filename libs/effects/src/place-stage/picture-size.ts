import { readRadiance, readRadianceSize } from './panorama/read-radiance.ts';
import { open, readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** More than any header of a Radiance picture. */
const headerBytes = 4_096;

/** The size of a picture or of a Radiance panorama in pixels, read from its header. */
export async function pictureSize(path: string): Promise<{ width: number; height: number }> {
  if (!path.toLowerCase().endsWith('.hdr')) {
    const { autoOrient } = await sharp(path).metadata();
    return autoOrient;
  }
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return readRadianceSize(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** The same of a file that is read to its end: one that was broken off is refused. */
export async function wholePictureSize(path: string): Promise<{ width: number; height: number }> {
  if (path.toLowerCase().endsWith('.hdr')) {
    const [{ width, height }] = readRadiance(await readFile(path));
    return { width, height };
  }
  await sharp(path, { failOn: 'truncated' }).stats();
  return pictureSize(path);
}
