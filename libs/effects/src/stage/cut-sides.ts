import type { RgbaImage } from '@tintory/pixels';

export type Cut = { left: boolean; right: boolean; above: boolean; below: boolean };

/** A side that is covered by more than this share of it cuts the subject off. */
const leastCut = 0.04;

/** What only touches a side is this much longer a hundredth of the picture farther in. */
const [farther, longer] = [0.01, 1.2];

/**
 * The sides of its photograph that a subject goes on beyond; a hair that touches one does not count.
 *
 * @param isTrimmed whether it was cut out before, and maybe trimmed: then it touches each side without
 *   being cut there, as a head or a foot does
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
