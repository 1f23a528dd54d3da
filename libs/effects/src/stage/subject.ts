import type { CutoutResult } from '@tintory/imaging/cutout';
import type { RgbaImage } from '@tintory/pixels';
import type { CutoutFound } from './stage-request.ts';

export type Subject = CutoutResult & {
  original: RgbaImage;
  /** Pixels of the subject per pixel of the photograph, along a side. */
  scale: number;
  /** Whether it was cut out before and may be trimmed to its outline. */
  isTrimmed: boolean;
  /** Stored with its cutout. */
  found: CutoutFound;
};
