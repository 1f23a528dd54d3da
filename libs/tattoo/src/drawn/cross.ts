import { both, solid, through, type Point } from './pen.ts';

/** A Latin cross that stands upright, its ends a little broader, in a box of 512 units. */
export const crosses: Record<string, () => string> = {
  'tintory/cross': () => solid(crossAt([256, 256], 1)),
};

const line = both(
  through(
    '290 6, 295 12, 286 62, 284 138, 360 136, 410 127, 416 132, 416 208, 410 213, 360 204, 284 202, 287 440, 297 500, 291 506',
  ),
);

/** The cross about a place, as a share of its size. */
export const crossAt = ([x, y]: Point, share: number): Point[] =>
  line.map(([ownX, ownY]): Point => [x + (ownX - 256) * share, y + (ownY - 256) * share]);
