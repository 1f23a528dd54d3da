import {
  problemOfFile,
  problemOfSize,
  sniffImageType,
  type FileProblem,
  type ImageType,
} from './check-image-file.ts';

/** Size of the upright picture; null where the browser cannot tell. */
export type PictureSize = { width: number; height: number } | null;

/** What it means that the browser decodes no picture of a file. */
function problemOfUndecoded(type: ImageType): FileProblem | null {
  // The server reads what an older browser does not.
  if (type === 'image/avif') return null;
  return { kind: type === 'image/heic' ? 'heic' : 'broken' };
}

/** Upright, as `<img>` shows it: cameras store the turn beside the pixels. */
async function uprightSize(file: Blob): Promise<PictureSize> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const size = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    return size;
  } catch {
    return null;
  }
}

/** Whether a file is a picture we take: by its first bytes, its weight, and by decoding it. */
export async function lookAtPicture(
  file: Blob,
): Promise<{ type: ImageType; size: PictureSize } | { problem: FileProblem }> {
  const type = await sniffImageType(file);
  const problem = problemOfFile(file.size, type);
  if (problem) return { problem };
  if (!type) return { problem: { kind: 'type' } };
  const size = await uprightSize(file);
  const unusable = size ? problemOfSize(size.width, size.height) : problemOfUndecoded(type);
  return unusable ? { problem: unusable } : { type, size };
}
