import { findComponents } from '../morphology/components.ts';
import { strokeErase, strokeKeep, strokeNone } from '../geometry/rasterize-strokes.ts';

/**
 * Of the changes between two masks keeps only the parts that strokes touch: a stroke on the left
 * changes nothing on the right. Strokes always win.
 */
export function keepTouched(
  before: Uint8Array,
  after: Uint8Array,
  drawn: Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const changed = after.map((value, i) => (value === before[i] ? 0 : 1));
  const { label, areas } = findComponents(changed, width, height);
  const touched = new Uint8Array(areas.length + 1);
  drawn.forEach((value, i) => {
    if (value !== strokeNone && changed[i]) touched[label[i]] = 1;
  });
  return after.map((value, i) => {
    if (drawn[i] === strokeKeep) return 1;
    if (drawn[i] === strokeErase) return 0;
    return touched[label[i]] ? value : before[i];
  });
}
