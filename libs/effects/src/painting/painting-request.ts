import type { PaintingStyleName } from './kernels/painting-styles.ts';
import type { PictureRequest } from '@tintory/imaging';

export type PaintingRequest = PictureRequest & {
  style: PaintingStyleName;
  /** How far the painting leaves the photograph, from 0 to 1. */
  strength: number;
  /** Size of the tool, from 0 (fine) to 1 (broad). */
  brush: number;
};
