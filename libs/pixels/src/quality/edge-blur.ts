import type { Edge } from './find-edges.ts';

/** The sharpest quarter of the strong edges: a picture is in focus where something in it is. */
const sharpest = 0.25;

/**
 * How soft a picture's sharpest edges are, as the sigma of a blur in pixels.
 *
 * @returns below 1 for a photo in focus; null where there are no edges to tell by
 */
export function edgeBlur(edges: readonly Edge[]): number | null {
  const blurs = Float64Array.from(edges, ({ blur }) => blur).sort();
  return blurs[Math.floor(blurs.length * sharpest)] ?? null;
}
