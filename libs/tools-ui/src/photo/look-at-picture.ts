import {
  decodeUpright,
  type FileProblem,
  type ImageType,
  isAnimated,
  problemOfFile,
  problemOfSize,
  sniffImageType,
} from '@tintory/picture-files';
import { folderType } from './dropped-files.ts';
import { FileGone, withFile } from './file-gone.ts';

/** Size of the upright picture; null if the browser cannot decode it. */
export type PictureSize = { width: number; height: number } | null;

/** The problem of a file that the browser cannot decode. */
function problemOfUndecoded(type: ImageType): FileProblem | null {
  // The server reads AVIF, which older browsers do not.
  if (type === 'image/avif') return null;
  return { kind: type === 'image/heic' ? 'heic' : 'broken' };
}

/**
 * The size after EXIF rotation, as `<img>` shows it.
 *
 * @throws FileGone
 */
async function uprightSize(file: Blob): Promise<PictureSize> {
  try {
    const bitmap = await withFile(file, () => decodeUpright(file));
    const size = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    return size;
  } catch (error) {
    if (error instanceof FileGone) throw error;
    return null;
  }
}

/** `animated`: only the first frame is used. */
type Seen = { type: ImageType; size: PictureSize; animated: boolean } | { problem: FileProblem };

/**
 * Checks whether a file is an accepted picture: by its first bytes, its size, and by decoding it.
 */
export async function lookAtPicture(file: Blob): Promise<Seen> {
  try {
    return await look(file);
  } catch (error) {
    if (error instanceof FileGone) return { problem: { kind: 'gone' } };
    throw error;
  }
}

async function look(file: Blob): Promise<Seen> {
  if (file.type === folderType) return { problem: { kind: 'folder' } };
  const type = await withFile(file, () => sniffImageType(file));
  const problem = problemOfFile(file.size, type);
  if (problem) return { problem };
  if (!type) return { problem: { kind: 'type' } };
  const size = await uprightSize(file);
  const unusable = size ? problemOfSize(size.width, size.height) : problemOfUndecoded(type);
  return unusable ? { problem: unusable } : { type, size, animated: await isAnimated(file) };
}
