import { patchArea, patchSide, toWaves } from '../filters/cosine-patch.ts';
import { qualityOfScale, standardSteps } from '../jpeg/standard-steps.ts';
import type { Plane } from '../plane/rgba-image.ts';
import { blockGrid, type BlockGrid } from './block-grid.ts';

/** Low frequencies, as [across, down]: only these have enough nonzero coefficients. */
const frequencies = [
  [1, 0],
  [0, 1],
  [2, 0],
  [1, 1],
  [0, 2],
  [3, 0],
  [2, 1],
  [1, 2],
  [0, 3],
  [2, 2],
] as const;

/** More blocks do not change the result. */
const mostBlocks = 8_192;
/**
 * Range of quantisation steps tried; the standard's reach 60 at quality 15 in these frequencies.
 */
const [finest, coarsest] = [2, 60];
/** Fewer coefficients than this are multiples of any step by chance. */
const fewest = 40;
/** Mean cosine from which coefficients are multiples of a step. */
const comb = 0.35;
/** Frequencies in which a step must be found. */
const leastFound = 4;

/**
 * The JPEG quality, 1 to 100, of a picture's pixels; null if they were not compressed, or were
 * changed since. After compression, the coefficients of blocks are multiples of the quantisation
 * steps (Fan & de Queiroz, "Identification of bitmap compression history", IEEE Transactions on
 * Image Processing 12, 2003). Works for any crop.
 *
 * @param windows brightness, 0 to 255, at distances of whole blocks
 */
export function compressionQuality(windows: readonly Plane[]): number | null {
  const grids = [blockGrid(windows), { x: 0, y: 0 }];
  const found = grids.flatMap((grid) => {
    const scales = scalesAt(windows, grid);
    const middle = scales[scales.length >> 1];
    return middle !== undefined && scales.length >= leastFound ? [middle] : [];
  });
  return found.length > 0 ? qualityOfScale(Math.max(...found)) : null;
}

/** The steps found, relative to the standard's, ascending. */
function scalesAt(windows: readonly Plane[], grid: BlockGrid): number[] {
  const coefficients = readCoefficients(windows, grid);
  return frequencies
    .flatMap(([across, down], i) => {
      const step = stepOf(coefficients[i] ?? []);
      const standard = standardSteps[down]?.[across] ?? 1;
      return step === null ? [] : [step / standard];
    })
    .sort((a, b) => a - b);
}

/** Absolute coefficients of each frequency, from evenly spread blocks. */
function readCoefficients(windows: readonly Plane[], grid: BlockGrid): number[][] {
  const strengths: number[][] = frequencies.map(() => []);
  const patch = new Float32Array(patchArea);
  const pixels = windows.reduce((sum, { data }) => sum + data.length, 0);
  const every = Math.ceil(pixels / patchArea / mostBlocks);
  let count = 0;
  for (const { data, width, height } of windows) {
    for (let top = grid.y; top + patchSide <= height; top += patchSide) {
      for (let left = grid.x; left + patchSide <= width; left += patchSide) {
        count += 1;
        if (count % every > 0) continue;
        for (let y = 0; y < patchSide; y += 1) {
          const from = (top + y) * width + left;
          patch.set(data.subarray(from, from + patchSide), y * patchSide);
        }
        toWaves(patch);
        for (const [i, [across, down]] of frequencies.entries()) {
          strengths[i]?.push(Math.abs(patch[down * patchSide + across]));
        }
      }
    }
  }
  return strengths;
}

/** The largest step whose multiples the coefficients are: its divisors would fit, too. */
function stepOf(strengths: readonly number[]): number | null {
  for (let step = coarsest; step >= finest; step -= 1) {
    let [sum, count] = [0, 0];
    for (const strength of strengths) {
      // Less than half a step was rounded to 0; a little less may belong to a step of half the
      // size.
      if (strength < 0.4 * step) continue;
      sum += Math.cos((2 * Math.PI * strength) / step);
      count += 1;
    }
    if (count >= fewest && sum > comb * count) return step;
  }
  return null;
}
