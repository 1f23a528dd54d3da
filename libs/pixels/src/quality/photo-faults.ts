import type { RgbaImage } from '../plane/rgba-image.ts';
import { edgeBlur } from './edge-blur.ts';
import { findEdges } from './find-edges.ts';
import { hasFewPixels } from './has-few-pixels.ts';
import { isSmeared } from './is-smeared.ts';
import { sampleWindows } from './sample-windows.ts';
import { wasEnlarged } from './was-enlarged.ts';

/** What enlarging cannot bring back. */
export type PhotoFaults = {
  /** Out of focus or moved. */
  blurred: boolean;
  /** It was enlarged already, so that it holds no more than a smaller picture. */
  enlarged: boolean;
  /** So small that nothing of it is sharp once it is large. */
  fewPixels: boolean;
};

/**
 * Blur that shows, as a sigma in pixels: measured over photographs and drawn pictures that were
 * blurred. Sharp ones stay below 1.
 */
const leastBlur = 1.4;

/** Looks for blur, movement and the rhythm of an earlier enlarging in a photo. */
export function photoFaults(image: RgbaImage): PhotoFaults {
  const windows = sampleWindows(image);
  const edges = findEdges(windows);
  return {
    blurred: (edgeBlur(edges) ?? 0) > leastBlur || isSmeared(edges),
    enlarged: wasEnlarged(windows),
    fewPixels: hasFewPixels(image),
  };
}
