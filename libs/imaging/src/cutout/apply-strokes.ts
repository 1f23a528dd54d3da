import { rasterizeStrokes, strokeErase, strokeKeep, type Plane } from '@tintory/pixels';
import type { CutoutStroke } from '../tasks.ts';

/** The mask where the user's strokes do not say otherwise; later strokes win. */
export function applyStrokes(mask: Plane, strokes: readonly CutoutStroke[] = []): Plane {
  if (strokes.length === 0) return mask;
  const { data, width, height } = mask;
  const drawn = rasterizeStrokes(strokes, width, height);
  const decided = data.map((value, i) => {
    if (drawn[i] === strokeKeep) return 1;
    return drawn[i] === strokeErase ? 0 : value;
  });
  return { data: decided, width, height };
}
