import type { Trace } from '@tintory/contract';
import type { PhotoFaults } from '@tintory/pixels';
import type { ImageFile, PictureRequest } from '../files/image-file.ts';

/** With `maxPixels` a part of the result with at most that many, at full scale. */
export type UpscaleRequest = PictureRequest & {
  factor: 2 | 4;
  /**
   * How compression artefacts and camera grain are removed first: as the photo needs it, never,
   * all.
   */
  noise: 'auto' | 'none' | 'strong';
  /** Quality of the uploaded JPEG, 1 to 100; for any other file it is estimated from the pixels. */
  jpegQuality?: number;
  /** From 0 to 1. */
  sharpness: number;
};

/** A part of a picture, in its pixels. */
export type Region = { left: number; top: number; width: number; height: number };

/**
 * Faults of a photo that make its upscaled result worse; `noisy` and `blocky` if they are not
 * removed.
 */
export type UpscaleFaults = PhotoFaults & { noisy: boolean; blocky: boolean };

/**
 * `region`: the part of the photo in the result; null for all of it. `cleaned`: the traces removed.
 * `faults`: of the photo, in a preview.
 */
export type UpscaleAnswer = ImageFile & {
  region: Region | null;
  cleaned: Trace[];
  faults: UpscaleFaults | null;
};
