import type { Trace } from '@tintory/contract';
import type { PhotoFaults } from '@tintory/pixels';
import type { ImageFile, PictureRequest } from '../files/image-file.ts';

/** With `maxPixels` a part of the result that has no more, as large as in the whole. */
export type UpscaleRequest = PictureRequest & {
  factor: 2 | 4;
  /** Whether compression's traces and a camera's grain are taken out first: as the photo needs it, never, all. */
  noise: 'auto' | 'none' | 'strong';
  /** Quality of the JPEG that was uploaded, 1 to 100; of any other file it is told by the pixels. */
  jpegQuality?: number;
  /** From 0 to 1. */
  sharpness: number;
};

/** A part of a picture, in its pixels. */
export type Region = { left: number; top: number; width: number; height: number };

/** What a photo enlarged is not as good as a better one for; `noisy` and `blocky` where that stays in. */
export type UpscaleFaults = PhotoFaults & { noisy: boolean; blocky: boolean };

/**
 * `region`: what of the photo the result shows; null for all of it. `cleaned`: what was taken out.
 * `faults`: of the photo, in a preview.
 */
export type UpscaleAnswer = ImageFile & {
  region: Region | null;
  cleaned: Trace[];
  faults: UpscaleFaults | null;
};
