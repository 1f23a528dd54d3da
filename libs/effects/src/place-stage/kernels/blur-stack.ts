import type { Plane } from '@tintory/pixels';
import { blurPatch, cellMean, fillPatch, samplePatch, type Box, type Patch } from './patch.ts';

/** A plane at increasing blurs, each computed on first use. */
export type BlurStack = {
  /** The value at a point, blurred by a sigma in pixels; 0 outside the plane. */
  sample: (x: number, y: number, sigma: number) => number;
};

/** Cells per standard deviation of a blurred copy. */
const cells = 2;

/**
 * @param sigmas increasing standard deviations in pixels; the first is 0
 * @param box area that holds all non-zero or all sampled values
 */
export function createBlurStack(plane: Plane, sigmas: readonly number[], box: Box): BlurStack {
  const layers: (Patch | undefined)[] = [];
  const layerAt = (index: number): Patch =>
    (layers[index] ??= blurredCopy(plane, sigmas[index] as number, box));
  const last = sigmas.length - 1;
  return {
    sample: (x, y, sigma) => {
      let index = 0;
      while (index < last - 1 && (sigmas[index + 1] as number) < sigma) index += 1;
      const low = sigmas[index] as number;
      const share = Math.min(1, Math.max(0, (sigma - low) / ((sigmas[index + 1] as number) - low)));
      const near = share < 1 ? sampleInside(layerAt(index), x, y) : 0;
      return share > 0 ? near + (sampleInside(layerAt(index + 1), x, y) - near) * share : near;
    },
  };
}

function blurredCopy(plane: Plane, sigma: number, box: Box): Patch {
  if (sigma <= 0) return { plane, left: 0, top: 0, stepX: 1, stepY: 1 };
  const step = Math.max(1, Math.floor(sigma / cells));
  const margin = Math.ceil(3 * sigma) + 2;
  const wide = {
    left: box.left - margin,
    top: box.top - margin,
    right: box.right + margin,
    bottom: box.bottom + margin,
  };
  const copy = fillPatch(wide, { stepX: step, stepY: step }, (left, top, right, bottom) =>
    cellMean(plane, left, top, right, bottom),
  );
  return blurPatch(copy, sigma / step);
}

function sampleInside(patch: Patch, x: number, y: number): number {
  const { left, top, stepX, stepY, plane } = patch;
  const isInside =
    x > left && y > top && x < left + plane.width * stepX && y < top + plane.height * stepY;
  return isInside ? samplePatch(patch, x, y) : 0;
}
