import type { RgbaImage } from '../rgba-image.ts';
import { blockiness } from './blockiness.ts';
import { edgeBlur } from './edge-blur.ts';
import { findEdges } from './find-edges.ts';
import { hasFewPixels } from './has-few-pixels.ts';
import { isSmeared } from './is-smeared.ts';
import { noiseLevel } from './noise-level.ts';
import { sampleWindows } from './sample-windows.ts';
import { wasEnlarged } from './was-enlarged.ts';

/** What enlarging makes more visible, or cannot bring back. */
export type PhotoFaults = {
  /** Out of focus or moved. */
  blurred: boolean;
  noisy: boolean;
  /** So noisy that detail has to go along with the noise. */
  veryNoisy: boolean;
  blocky: boolean;
  /** It was enlarged already, so that it holds no more than a smaller picture. */
  enlarged: boolean;
  /** So small that nothing of it is sharp once it is large. */
  fewPixels: boolean;
};

/**
 * From where on it shows, measured over photographs and drawn pictures that were blurred, strewn
 * with noise and compressed. Clean ones stay below 1, 1.4 and 1.2.
 */
const least = { blur: 1.4, noise: 4, blocks: 1.3 } as const;

/**
 * From here on the stronger smoothing comes closer to the clean photo than the lighter one: by
 * 5 dB with noise of 20 in each channel, while with 10 the lighter one does, by 1 to 2 dB. The
 * brightness of such noise has two thirds of it, and the flattest places half.
 */
const manifest = 7;

/**
 * Looks for blur (sigma in pixels), movement, noise (sigma in steps of 255), JPEG's blocks and the rhythm of an
 * earlier enlarging in a photo.
 */
export function photoFaults(image: RgbaImage): PhotoFaults {
  const windows = sampleWindows(image);
  const noise = noiseLevel(windows);
  const edges = findEdges(windows);
  return {
    blurred: (edgeBlur(edges) ?? 0) > least.blur || isSmeared(edges),
    noisy: noise > least.noise,
    veryNoisy: noise > manifest,
    blocky: blockiness(windows) > least.blocks,
    enlarged: wasEnlarged(windows),
    fewPixels: hasFewPixels(image),
  };
}
