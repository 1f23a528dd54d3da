import type { RgbaImage } from '../plane/rgba-image.ts';
import { compressionQuality } from './compression-quality.ts';
import { noiseLevel } from './noise-level.ts';
import { sampleWindows } from './sample-windows.ts';

/** Traces of camera and compression in a photo, which enlarging makes more visible. */
export type PhotoTraces = {
  /** JPEG quality of its pixels, 1 to 100; null if they were not compressed. */
  quality: number | null;
  /** Deviation of its grain, in steps of 255. */
  grain: number;
};

/** Measures the traces of compression and grain in a photo. */
export function photoTraces(image: RgbaImage): PhotoTraces {
  const windows = sampleWindows(image);
  return { quality: compressionQuality(windows), grain: noiseLevel(windows) };
}
