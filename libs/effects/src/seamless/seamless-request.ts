import type { SeamlessMode } from './kernels/make-seamless.ts';
import type { ImageFile, PictureRequest } from '@tintory/imaging';

export type SeamlessRequest = PictureRequest & {
  mode: 'auto' | SeamlessMode;
  /** How much of the light's gradient is removed, from 0 to 1. */
  flatten: number;
  seed: number;
};

/** `mode`: the method used. `even`: false if repetition shows anyway. */
export type SeamlessAnswer = ImageFile & { mode: SeamlessMode; even: boolean };
