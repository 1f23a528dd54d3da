import type { RgbaImage } from '@tintory/pixels';

export type Cut = { left: boolean; right: boolean; above: boolean; below: boolean };

/** A side that is covered by more than this share of it cuts the subject off. */
const leastCut = 0.04;

/** The sides of its photograph that a subject goes on beyond; a hair that touches one does not count. */
export function cutSides({ data, width, height }: RgbaImage): Cut {
  const isCut = (start: number, step: number, count: number) => {
    let covered = 0;
    for (let i = 0; i < count; i += 1) {
      if ((data[(start + i * step) * 4 + 3] as number) >= 128) covered += 1;
    }
    return covered > count * leastCut;
  };
  return {
    left: isCut(0, width, height),
    right: isCut(width - 1, width, height),
    above: isCut(0, 1, width),
    below: isCut((height - 1) * width, 1, width),
  };
}
