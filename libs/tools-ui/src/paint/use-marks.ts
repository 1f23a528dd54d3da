import type { PaintDocument } from './document/paint-document.ts';
import { usePaintState } from './use-paint-state.ts';

/** The strokes of a refinement; `tried` once the cutout on the stage was made with them. */
export function useMarks(document: PaintDocument) {
  const marks = usePaintState(document, 'marks');
  return { marks, tried: marks === usePaintState(document, 'cutMarks') };
}
