import type { Placed } from './placed.ts';
import { round } from './svg-sheet.ts';
import { motifPath } from './tattoo-motifs.ts';

/** Gap that a motif cuts into those behind it, in units of the sheet. */
const halo = 15;

/** What a motif cuts from those behind it: its silhouette without holes, and a gap. */
export const cutOut = (one: Placed) => {
  const width = `stroke-width="${((2 * halo) / one.scale).toFixed(3)}"`;
  const { holes } = one.bounds;
  return `<path ${width} ${pathOf(one)}/>${holes && `<path ${width} d="${holes}" ${placeOf(one)}/>`}`;
};

/**
 * One silhouette as an SVG element.
 *
 * @param stroke an outline's width before the silhouette is scaled
 */
export function silhouette(placed: Placed, stroke?: number): string {
  const line = stroke === undefined ? '' : ` stroke-width="${stroke.toFixed(3)}"`;
  return `<path ${pathOf(placed)}${line}/>`;
}

const pathOf = (one: Placed) => `d="${motifPath(one.motif)}" ${placeOf(one)}`;

function placeOf({ bounds, x, y, scale, turn, mirrored }: Placed): string {
  const middle = `${-(bounds.left + bounds.right) / 2} ${-(bounds.top + bounds.bottom) / 2}`;
  const place = `translate(${round(x)} ${round(y)}) rotate(${round(turn)})`;
  const stretch = `scale(${(mirrored ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})`;
  return `transform="${place} ${stretch} translate(${middle})"`;
}
