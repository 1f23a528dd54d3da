import { useEffect, useEffectEvent, useState } from 'react';
import { PaintDocument } from './document/paint-document.ts';
import { withAlphaOf } from './document/with-alpha-of.ts';
import { atMost, readPicture } from './files/read-picture.ts';
import type { Refinement } from './refinement.ts';

type Opened = { file: Blob; document: PaintDocument | 'unreadable' };

/** Strokes need no more pixels to aim at, and the picture itself stays where it is. */
const refinedPixels = 4_000_000;

async function openRefined(file: Blob, refine: Refinement, signal: AbortSignal) {
  const [photo, cutout] = await Promise.all([
    readPicture(file, atMost(refinedPixels)),
    refine.openCutout(signal),
  ]);
  const shown = withAlphaOf(photo, await readPicture(cutout, () => photo));
  return new PaintDocument(photo, { shown, marks: refine.strokes });
}

/** The document of a file; null while it is read. */
export function useOpenPicture(
  file: Blob,
  refine: Refinement | undefined,
): PaintDocument | 'unreadable' | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useEffectEvent(async (signal: AbortSignal) =>
    refine ? openRefined(file, refine, signal) : new PaintDocument(await readPicture(file)),
  );
  useEffect(() => {
    const controller = new AbortController();
    const show = (document: Opened['document']) => {
      if (!controller.signal.aborted) setOpened({ file, document });
    };
    open(controller.signal).then(show, () => show('unreadable'));
    return () => controller.abort();
  }, [file]);
  return opened?.file === file ? opened.document : null;
}
