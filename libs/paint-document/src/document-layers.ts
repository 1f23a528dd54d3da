import type { Stroke } from '@tintory/pixels';
import type { Picture } from './picture.ts';
import type { Placement } from './placement.ts';

/** Everything a step can change. */
export type Layers = {
  picture: Picture;
  /** A byte a pixel, as `masked` says. */
  mask: Uint8Array;
  /** Strokes that tell what to keep or erase, in fractions of the original. */
  marks: readonly Stroke[];
  /** Those the picture was cut by. */
  cutMarks: readonly Stroke[];
  /** Where the picture's pixels lie in the original. */
  placement: Placement;
};
