import type { PhotoOrigin } from '../jobs/photo-origin.ts';
import {
  problemOfFile,
  problemOfSize,
  sniffImageType,
  type FileProblem,
  type ImageType,
} from './check-image-file.ts';

/** A photo at hand: the bytes as chosen, and how to show them. */
export type Photo = {
  file: Blob;
  name: string;
  type: ImageType;
  /** Object URL; null where the browser cannot show the format. */
  url: string | null;
  /** Size of the upright picture; null where the browser cannot tell. */
  size: { width: number; height: number } | null;
  /** The picture of a store that it is, or was made from. */
  origin: PhotoOrigin | null;
};

type Reading = { photo: Photo } | { problem: FileProblem };

/** Formats that many browsers cannot decode: not being able to show one says nothing about it. */
const mayBeUnreadable: readonly ImageType[] = ['image/heic', 'image/avif'];

/** Upright, as `<img>` shows it: cameras store the turn beside the pixels. */
async function uprightSize(file: Blob): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const size = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    return size;
  } catch {
    return null;
  }
}

/** Checks a file against the limits and makes it ready to show at once. */
export async function readPhoto(
  file: Blob,
  name: string,
  origin: PhotoOrigin | null = null,
): Promise<Reading> {
  const type = await sniffImageType(file);
  const problem = problemOfFile(file.size, type);
  if (problem) return { problem };
  if (!type) return { problem: { kind: 'type' } };
  const size = await uprightSize(file);
  if (!size && !mayBeUnreadable.includes(type)) return { problem: { kind: 'broken' } };
  const tooBig = size && problemOfSize(size.width, size.height);
  if (tooBig) return { problem: tooBig };
  const url = size ? URL.createObjectURL(file) : null;
  return { photo: { file, name, type, size, url, origin } };
}
