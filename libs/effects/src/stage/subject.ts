import type { CutoutResult } from '@tintory/imaging/cutout';
import type { RgbaImage } from '@tintory/pixels';
import type { CutoutFound } from './stage-request.ts';

export type Subject = CutoutResult & {
  original: RgbaImage;
  /** How many pixels of it there are for each of the photograph's. */
  scale: number;
  /** Whether it was cut out before, and maybe trimmed to its outline. */
  isTrimmed: boolean;
  /** What is kept with its cut-out. */
  found: CutoutFound;
};
