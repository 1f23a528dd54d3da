import type { PhotoOrigin } from '../jobs/photo-origin.ts';
import type { FileProblem, ImageType } from './check-image-file.ts';
import { lookAtPicture, type PictureSize } from './look-at-picture.ts';
import { withoutHeic } from './without-heic.ts';

/** A photo at hand: the bytes as they are sent, and how to show them. */
export type Photo = {
  file: Blob;
  name: string;
  type: ImageType;
  /** Object URL; null where the browser cannot show the format. */
  url: string | null;
  size: PictureSize;
  /** The picture of a store that it is, or was made from. */
  origin: PhotoOrigin | null;
};

type Reading = { photo: Photo } | { problem: FileProblem };

/** Checks a file against the limits and makes it ready to show at once. */
export async function readPhoto(
  file: Blob,
  name: string,
  origin: PhotoOrigin | null = null,
): Promise<Reading> {
  const seen = await lookAtPicture(file);
  if ('problem' in seen) return seen;
  const { type, size } = seen;
  const sent = await withoutHeic({ file, name, type }).catch(() => null);
  if (!sent) return { problem: { kind: 'heic' } };
  const url = size ? URL.createObjectURL(sent.file) : null;
  return { photo: { ...sent, size, url, origin } };
}
