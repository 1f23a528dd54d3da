import { open, readFile } from 'node:fs/promises';
import { jpegEnd, jpegEnding } from '@tintory/pixels';
import { ImageError } from '../image-error.ts';

/**
 * The decoder's input for a JPEG: its path, or its bytes plus the end marker if only that is
 * missing.
 *
 * @throws ImageError `InvalidInput` if part of the picture is missing
 */
export async function completeJpeg(path: string): Promise<string | Buffer> {
  if (await endsMarked(path)) return path;
  const bytes = await readFile(path);
  switch (jpegEnding(bytes)) {
    case 'marked':
      return path;
    case 'unmarked':
      return Buffer.concat([bytes, jpegEnd]);
    case 'cut':
      throw new ImageError('InvalidInput', 'This picture ends too early.', {
        reason: 'pictureDamaged',
      });
  }
}

async function endsMarked(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, Math.max(0, size - 2));
    return buffer.equals(jpegEnd);
  } finally {
    await file.close();
  }
}
