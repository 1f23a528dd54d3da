import type { Bounds } from '@tintory/pixels';
import type { FrameName } from './stage-request.ts';

type Size = { width: number; height: number };

/** The visible part of the picture in a frame; `isRound`: a circle within the bounds. */
export type Opening = Bounds & { isRound?: true };

/** A frame unit is a hundredth of a picture's shorter side. */
export const frameUnit = ({ width, height }: Size): number => Math.min(width, height) / 100;

/** How much a frame covers of each side, and of the lower one, in frame units. */
const borders: Record<Exclude<FrameName, 'none' | 'round'>, { side: number; below: number }> = {
  polaroid: { side: 5, below: 16 },
  mat: { side: 9, below: 9 },
  gold: { side: 6, below: 6 },
};

/** The part of a picture that is visible within its frame. */
export function frameOpening(frame: Exclude<FrameName, 'none'>, size: Size): Opening {
  const { width, height } = size;
  const unit = frameUnit(size);
  if (frame === 'round') {
    const side = Math.min(width, height) - unit * 8;
    const [x, y] = [(width - side) / 2, (height - side) / 2];
    return { x, y, width: side, height: side, isRound: true };
  }
  const side = borders[frame].side * unit;
  const below = borders[frame].below * unit;
  return { x: side, y: side, width: width - 2 * side, height: height - side - below };
}
