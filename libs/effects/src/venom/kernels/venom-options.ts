import type { Plane, RgbaImage } from '@tintory/pixels';

/** A face as MediaPipe's 468 points: x, y, z in pixels of the picture, z away from the camera. */
export type VenomFace = { mesh: Float32Array };

export type VenomBackground = 'keep' | 'dark' | 'transparent';

export type VenomOptions = {
  /** The subject's alpha, 0 to 1, as large as the picture. */
  alpha: Plane;
  /** The picture without background colour in the subject's edges. */
  foreground: RgbaImage;
  faces: readonly VenomFace[];
  /** From 0 (half of the face is taken over) to 1 (all of the subject). */
  intensity: number;
  /** A long tongue out of each mouth. */
  tongue: boolean;
  background: VenomBackground;
  /** The same seed gives the same creature. */
  seed: number;
  /** Receives the progress, 0 to 1. */
  onProgress?: (progress: number) => void;
};

export type Size = { width: number; height: number };
