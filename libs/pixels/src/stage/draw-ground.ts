import type { RgbaImage } from '../rgba-image.ts';
import { focusRows } from './focus-rows.ts';
import type { CoverOptions, GroundCover } from './ground-cover.ts';

type GroundOptions = Pick<CoverOptions, 'width' | 'height' | 'floorOf'> & {
  /** Where the floor ends, in heights from the top, and half the height over which it does. */
  seamAt: number;
  soft: number;
};

/** How far in front of its end a floor is sharp, in shares of what is seen of it. */
const sharpFrom = 0.6;

/** A floor with what grows or lies on it: sharp in front, softer and softer behind. */
export function drawGround(cover: GroundCover, options: GroundOptions): RgbaImage {
  const { width, height, seamAt, soft, floorOf } = options;
  const top = Math.floor((seamAt - soft) * height);
  const image = cover({ width, height, top, floorOf });
  focusRows(image, { top, bottom: top + (height - top) * sharpFrom });
  return image;
}
