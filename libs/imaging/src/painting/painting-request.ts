import type { PaintingStyleName } from '@tintory/pixels';
import type { PictureRequest } from '../files/image-file.ts';

export type PaintingRequest = PictureRequest & {
  style: PaintingStyleName;
  /** How far the painting leaves the photograph, from 0 to 1. */
  strength: number;
  /** Size of the tool, from 0 (fine) to 1 (broad). */
  brush: number;
};
