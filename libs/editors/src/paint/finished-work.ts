import type { DigitalSourceType } from '@tintory/contract';
import { readSourceType, withSourceType, writePicture } from '@tintory/picture-files';
import { isOpaque, type PaintDocument } from '@tintory/paint-document';

/** What became of a picture, while its editor stays open; it must not change until it is written. */
export type FinishedWork = {
  width: number;
  height: number;
  /** The type of the file it came as, or PNG where that cannot hold what is see-through now. */
  type: string;
  /** Whether nothing shows through it. */
  opaque: boolean;
  /** A file of that type; the very same one where nothing changed. */
  write: () => Promise<Blob>;
  /** A file of just this type: on a JPEG, white stands in for what is see-through. */
  writeAs: (type: string) => Promise<Blob>;
  /** It is safe now: leaving loses nothing. */
  markSaved: () => void;
};

/**
 * How the picture came to be by what was done here; what its file says already weighs more. An object
 * erased is filled in by an algorithm, the rest is work by hand.
 */
function sourceOf(document: PaintDocument): DigitalSourceType | null {
  const { invented, pictureChanged } = document.state();
  if (invented) return 'algorithmicallyEnhanced';
  return pictureChanged ? 'humanEdits' : null;
}

/** A file of what was painted that tells how it came to be, as the file it came from does. */
export async function writeTold(
  file: Blob,
  document: PaintDocument,
  type: string,
  options: { exact?: boolean; signal?: AbortSignal } = {},
): Promise<Blob> {
  // The file may be gone by now; what was painted on it is not.
  const said = await readSourceType(file).catch(() => null);
  const source = said ?? sourceOf(document);
  const { picture } = document.layers;
  return withSourceType(await writePicture(picture, type, options), source, picture);
}

export function finishedWork(file: Blob, document: PaintDocument): FinishedWork {
  const { width, height, pictureChanged } = document.state();
  const opaque = isOpaque(document.layers.picture.data);
  // A JPEG would fill what was erased with white.
  const type = pictureChanged && file.type === 'image/jpeg' && !opaque ? 'image/png' : file.type;
  return {
    ...{ width, height, type, opaque },
    write: async () => (pictureChanged ? writeTold(file, document, type) : file),
    writeAs: async (wished) =>
      pictureChanged || wished !== type ? writeTold(file, document, wished, { exact: true }) : file,
    markSaved: () => document.markSaved(),
  };
}
