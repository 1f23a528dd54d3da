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

/** Size of the upright picture; null where the browser cannot tell. */
export type PictureSize = { width: number; height: number } | null;

/** What it means that the browser decodes no picture of a file. */
function problemOfUndecoded(type: ImageType): FileProblem | null {
  // The server reads what an older browser does not.
  if (type === 'image/avif') return null;
  return { kind: type === 'image/heic' ? 'heic' : 'broken' };
}

/**
 * Upright, as `<img>` shows it: cameras store the turn beside the pixels.
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

/** `animated` where only the first of its pictures is used. */
type Seen = { type: ImageType; size: PictureSize; animated: boolean } | { problem: FileProblem };

/** Whether a file is a picture we take: by its first bytes, its weight, and by decoding it. */
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
