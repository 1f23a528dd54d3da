import type { Links } from '../graph-cut/index.ts';
import { neighbours } from '../graph-cut/ways.ts';

/** What two regions have in common of their outlines: what it costs to cut, and how long it is. */
export type Outline = { cut: number; length: number };

/** By region, its neighbours. */
export type Outlines = Map<number, Outline>[];

/**
 * The outlines between regions of one side.
 *
 * @param region the region of each pixel
 * @param count room for so many regions, more than there are where some are still to come
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
