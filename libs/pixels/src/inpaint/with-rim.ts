import { holeDepth } from './hole-depth.ts';

/** Least and largest width of a rim, in pixels. */
const narrowest = 2;
export const widestRim = 16;

/** Width as a share of the side of a square as large as the mask. */
const rimShare = 0.05;

/**
 * Adds a rim to a mask. People seldom paint over the last soft pixels of an object's edge, which
 * would stay visible and tint the fill.
 *
 * @param mask one byte a pixel, not 0 where to remove
 * @returns the mask itself if the rim would leave nothing else
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
