import type { RgbaImage } from '@tintory/pixels';

export type Cut = { left: boolean; right: boolean; above: boolean; below: boolean };

/** A subject that covers more than this share of a side is cut off there. */
const leastCut = 0.04;

/**
 * At this share of the picture farther in, a subject that only touches a side is this many times
 * wider.
 */
const [farther, longer] = [0.01, 1.2];

/**
 * The sides at which the photograph cuts off its subject; a hair that touches a side does not
 * count.
 *
 * @param isTrimmed whether it was cut out before and may be trimmed: then it touches every side
 *   without being cut off, e.g. with head or feet
 */
export function cutSides({ data, width, height }: RgbaImage, isTrimmed = false): Cut {
  const covered = (start: number, step: number, count: number) => {
    let found = 0;
    for (let i = 0; i < count; i += 1) {
      if ((data[(start + i * step) * 4 + 3] as number) >= 128) found += 1;
    }
    return found;
  };
  const isCut = (start: number, step: number, count: number, inwards: number, deep: number) => {
    const outside = covered(start, step, count);
    if (outside <= count * leastCut) return false;
    const rows = Math.max(2, Math.round(deep * farther));
    return !isTrimmed || covered(start + rows * inwards, step, count) <= outside * longer;
  };
  return {
    left: isCut(0, width, height, 1, width),
    right: isCut(width - 1, width, height, -1, width),
    above: isCut(0, 1, width, width, height),
    below: isCut((height - 1) * width, 1, width, -width, height),
  };
}
