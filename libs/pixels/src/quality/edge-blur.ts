import type { Edge } from './find-edges.ts';

/** The sharpest quarter of the strong edges: a picture is in focus if any part of it is. */
const sharpest = 0.25;

/**
 * Blur of a picture's sharpest edges, as a sigma in pixels.
 *
 * @returns below 1 for a photo in focus; null without edges
 */
export function edgeBlur(edges: readonly Edge[]): number | null {
  const blurs = Float64Array.from(edges, ({ blur }) => blur).sort();
  return blurs[Math.floor(blurs.length * sharpest)] ?? null;
}
