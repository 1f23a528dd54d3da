import type { SeamlessMode } from './kernels/make-seamless.ts';
import type { ImageFile, PictureRequest } from '@tintory/imaging';

export type SeamlessRequest = PictureRequest & {
  mode: 'auto' | SeamlessMode;
  /** How much of the light's gradient is taken out, from 0 to 1. */
  flatten: number;
  seed: number;
};

/** `mode`: how it was done. `even`: false where repetition shows all the same. */
export type SeamlessAnswer = ImageFile & { mode: SeamlessMode; even: boolean };
