import { useEffect, useEffectEvent, useState } from 'react';
import { FileGone, withFile, type Refinement } from '@tintory/tools-ui';
import { atMost, isSpoiled, readPicture } from '@tintory/picture-files';
import { alphaOf, PaintDocument, withAlpha } from '@tintory/paint-document';
import { recutInWorker, type Recut } from './recut-in-worker.ts';

/** A document, and for a refinement what cuts its photo anew. */
type OpenPicture = { document: PaintDocument; recut?: Recut };

/** Why there is no document. */
export type NotOpened = 'unreadable' | 'gone' | 'spoiled';

type Opened = { file: Blob; picture: OpenPicture | NotOpened };

/** Strokes need no more pixels to aim at, and the picture itself stays where it is. */
const refinedPixels = 4_000_000;

async function openRefined(
  file: Blob,
  { openBase, strokes: marks }: Refinement,
  signal: AbortSignal,
): Promise<OpenPicture> {
  const [photo, cutout] = await Promise.all([
    readPicture(file, atMost(refinedPixels)),
    openBase(signal),
  ]);
  const base = cutout
    ? alphaOf(await readPicture(cutout, () => photo))
    : new Uint8Array(photo.width * photo.height);
  signal.throwIfAborted();
  const recut = recutInWorker(photo, base, signal);
  const open = (alpha: Uint8Array, cutMarks: Refinement['strokes']) => ({
    document: new PaintDocument(photo, { shown: withAlpha(photo, alpha), marks, cutMarks }),
    recut,
  });
  if (marks.length === 0) return open(base, marks);
  // Without it the strokes are still there to be tried again.
  return recut(marks, signal).then(
    (alpha) => open(alpha, marks),
    () => open(base, []),
  );
}

function whyOf(error: unknown): NotOpened {
  if (error instanceof FileGone) return 'gone';
  return isSpoiled(error) ? 'spoiled' : 'unreadable';
}

/** The document of a file and what comes with it; null while it is read. */
export function useOpenPicture(
  file: Blob,
  refine: Refinement | undefined,
): OpenPicture | NotOpened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useEffectEvent(async (signal: AbortSignal): Promise<OpenPicture> =>
    refine
      ? openRefined(file, refine, signal)
      : { document: new PaintDocument(await readPicture(file)) },
  );
  useEffect(() => {
    const controller = new AbortController();
    const show = (picture: Opened['picture']) => {
      if (!controller.signal.aborted) setOpened({ file, picture });
    };
    withFile(file, () => open(controller.signal)).then(show, (error) => show(whyOf(error)));
    return () => controller.abort();
  }, [file]);
  return opened?.file === file ? opened.picture : null;
}
