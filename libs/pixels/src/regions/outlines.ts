import type { Links } from '../graph-cut/index.ts';
import { neighbours } from '../graph-cut/ways.ts';

/** The common outline of two regions: its cut cost and its length. */
export type Outline = { cut: number; length: number };

/** Outlines by region and neighbour. */
export type Outlines = Map<number, Outline>[];

/**
 * The outlines between regions on the same side.
 *
 * @param region the region of each pixel
 * @param count number of regions to reserve, including later merged ones
 */
export function outlinesOf(
  region: Int32Array,
  count: number,
  links: Links,
  sides: Uint8Array,
  width: number,
): Outlines {
  const outlines: Outlines = Array.from({ length: count }, () => new Map());
  const steps = neighbours(width);
  links.forEach((plane, way) => {
    const step = steps[way];
    for (let i = 0; i < plane.length - step; i += 1) {
      const cut = plane[i];
      const [a, b] = [region[i], region[i + step]];
      if (cut === 0 || a === b || sides[i] !== sides[i + step]) continue;
      addOutline(outlines, a, b, { cut, length: 1 });
    }
  });
  return outlines;
}

/** Both regions share one record. */
export function addOutline(outlines: Outlines, a: number, b: number, more: Outline): void {
  const known = outlines[a]?.get(b);
  if (known) {
    known.cut += more.cut;
    known.length += more.length;
    return;
  }
  const outline = { ...more };
  outlines[a]?.set(b, outline);
  outlines[b]?.set(a, outline);
}
