import type { DigitalSourceType } from '@tintory/contract';
import { readSourceType, withSourceType, writePicture } from '@tintory/picture-files';
import { isOpaque, type PaintDocument } from '@tintory/paint-document';

/**
 * Writes the painted picture while its editor stays open; the picture must not change until it is
 * written.
 */
export type FinishedWork = {
  width: number;
  height: number;
  /** The original file's type, or PNG if that cannot hold transparency. */
  type: string;
  /** Whether it is fully opaque. */
  opaque: boolean;
  /** A file of that type; the very same one where nothing changed. */
  write: () => Promise<Blob>;
  /** A file of exactly this type; a JPEG is white where the picture is transparent. */
  writeAs: (type: string) => Promise<Blob>;
  /** Saved: leaving loses nothing. */
  markSaved: () => void;
};

/**
 * The IPTC source type of the edited picture; one in its file takes precedence. A removed object is
 * algorithmic, other edits are manual.
 */
function sourceOf(document: PaintDocument): DigitalSourceType | null {
  const { invented, pictureChanged } = document.state();
  if (invented) return 'algorithmicallyEnhanced';
  return pictureChanged ? 'humanEdits' : null;
}

/** A file of the painted picture with its source type. */
export async function writeTold(
  file: Blob,
  document: PaintDocument,
  type: string,
  options: { exact?: boolean; signal?: AbortSignal } = {},
): Promise<Blob> {
  // The file may be deleted by now; the painting remains.
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
