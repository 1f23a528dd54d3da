import { holeDepth } from './hole-depth.ts';

/** Pixels that a rim is wide, at least and at most. */
const narrowest = 2;
export const widestRim = 16;

/** The same as a part of the side of a square as large as the mask. */
const rimShare = 0.05;

/**
 * A mask and a rim around it. People paint over a thing, and seldom over the last soft pixels of its
 * edge; what stays of those would show, and colour what comes in its place.
 *
 * @param mask one byte a pixel, not 0 where something is to go
 * @returns the mask itself where nothing else would be left
 */
export function withRim(
  mask: Uint8Array<ArrayBuffer>,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  let area = 0;
  for (const value of mask) if (value) area += 1;
  const share = Math.round(Math.sqrt(area) * rimShare);
  const rim = Math.min(widestRim, Math.max(narrowest, share));
  const away = holeDepth(
    mask.map((value) => (value ? 0 : 1)),
    width,
    height,
  );
  const wide = mask.map((_, i) => (away[i] <= rim ? 1 : 0));
  return wide.includes(0) ? wide : mask;
}
