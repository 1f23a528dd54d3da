import type { RgbaImage } from '../plane/rgba-image.ts';
import { edgeBlur } from './edge-blur.ts';
import { findEdges } from './find-edges.ts';
import { hasFewPixels } from './has-few-pixels.ts';
import { isSmeared } from './is-smeared.ts';
import { sampleWindows } from './sample-windows.ts';
import { wasEnlarged } from './was-enlarged.ts';

/** Faults that enlarging cannot repair. */
export type PhotoFaults = {
  /** Out of focus or moved. */
  blurred: boolean;
  /** Already enlarged, so that it holds no more than a smaller picture. */
  enlarged: boolean;
  /** Too small for anything in it to be sharp once enlarged. */
  fewPixels: boolean;
};

/**
 * Visible blur, as a sigma in pixels: measured on photographs and drawn pictures that were blurred.
 * Sharp ones stay below 1.
 */
const leastBlur = 1.4;

/** Detects blur, movement and an earlier enlarging in a photo. */
export function photoFaults(image: RgbaImage): PhotoFaults {
  const windows = sampleWindows(image);
  const edges = findEdges(windows);
  return {
    blurred: (edgeBlur(edges) ?? 0) > leastBlur || isSmeared(edges),
    enlarged: wasEnlarged(windows),
    fewPixels: hasFewPixels(image),
  };
}
