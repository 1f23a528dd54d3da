import { type FileProblem, type ImageType, isSpoiled, shownFile } from '@tintory/picture-files';
import type { PhotoOrigin } from './photo-origin.ts';
import { FileGone, withFile } from './file-gone.ts';
import { lookAtPicture, type PictureSize } from './look-at-picture.ts';
import { withoutHeic, type PhotoFile } from './without-heic.ts';

/** A chosen photo: the bytes to send, and how to show them. */
export type Photo = {
  file: Blob;
  name: string;
  type: ImageType;
  /** Object URL; null if the browser cannot show the format. */
  url: string | null;
  size: PictureSize;
  /** The store picture that it is, or was made from. */
  origin: PhotoOrigin | null;
};

type Reading = { photo: Photo } | { problem: FileProblem };

/** Checks a file against the limits and prepares it for display. */
export async function readPhoto(
  file: Blob,
  name: string,
  origin: PhotoOrigin | null = null,
): Promise<Reading> {
  const seen = await lookAtPicture(file);
  if ('problem' in seen) return seen;
  const { type, size } = seen;
  const sent = await sendable({ file, name, type });
  if ('problem' in sent) return sent;
  const url = size ? URL.createObjectURL(await shownFile(sent.file)) : null;
  return { photo: { ...sent, size, url, origin } };
}

/** A photo in a format that the server reads, or the problem with it. */
export async function sendable(photo: PhotoFile): Promise<PhotoFile | { problem: FileProblem }> {
  try {
    return await withFile(photo.file, () => withoutHeic(photo));
  } catch (error) {
    if (error instanceof FileGone) return { problem: { kind: 'gone' } };
    return { problem: { kind: isSpoiled(error) ? 'spoiled' : 'heic' } };
  }
}
