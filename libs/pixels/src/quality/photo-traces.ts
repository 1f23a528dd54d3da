import type { RgbaImage } from '../plane/rgba-image.ts';
import { compressionQuality } from './compression-quality.ts';
import { noiseLevel } from './noise-level.ts';
import { sampleWindows } from './sample-windows.ts';

/** What a camera and a file's compression leave in a photo, and enlarging makes more visible. */
export type PhotoTraces = {
  /** Quality of the JPEG its pixels come out of, 1 to 100; null where they come out of none. */
  quality: number | null;
  /** Deviation of its grain, in steps of 255. */
  grain: number;
};

/** Measures the traces of compression and grain in a photo. */
export function photoTraces(image: RgbaImage): PhotoTraces {
  const windows = sampleWindows(image);
  return { quality: compressionQuality(windows), grain: noiseLevel(windows) };
}
