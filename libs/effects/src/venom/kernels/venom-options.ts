import type { Plane, RgbaImage } from '@tintory/pixels';

/** A face by MediaPipe's 468 points: x, y, z in pixels of the picture, z away from the camera. */
export type VenomFace = { mesh: Float32Array };

export type VenomBackground = 'keep' | 'dark' | 'transparent';

export type VenomOptions = {
  /** What is subject, 0 to 1, as large as the picture. */
  alpha: Plane;
  /** The picture without the background's colour in its edges. */
  foreground: RgbaImage;
  faces: readonly VenomFace[];
  /** From 0, half of the face is taken over, to 1, all of the subject is. */
  intensity: number;
  /** A long tongue out of each mouth. */
  tongue: boolean;
  background: VenomBackground;
  /** The same seed grows the same creature. */
  seed: number;
  /** Called with 0 to 1 as the work goes on. */
  onProgress?: (progress: number) => void;
};

export type Size = { width: number; height: number };
