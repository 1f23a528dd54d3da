import type { PaintDocument } from '@tintory/paint-document';
import { usePaintState } from './use-paint-state.ts';

/** The strokes of a refinement; `tried` once the cutout on the stage was made with them. */
export function useMarks(document: PaintDocument) {
  const marks = usePaintState(document, 'marks');
  return { marks, tried: marks === usePaintState(document, 'cutMarks') };
}
