import { patchArea, patchSide, toWaves } from '../filters/cosine-patch.ts';
import { qualityOfScale, standardSteps } from '../jpeg/standard-steps.ts';
import type { Plane } from '../plane/rgba-image.ts';
import { blockGrid, type BlockGrid } from './block-grid.ts';

/** Low frequencies, as [across, down]: they alone have enough coefficients other than zero. */
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

/** More blocks tell no more. */
const mostBlocks = 8_192;
/** Steps that are looked for; the standard's reach 60 at quality 15 in these frequencies. */
const [finest, coarsest] = [2, 60];
/** Fewer coefficients than this lie on the multiples of anything by chance. */
const fewest = 40;
/** Mean cosine from which on coefficients lie on the multiples of a step. */
const comb = 0.35;
/** Frequencies that must have a step. */
const leastFound = 4;

/**
 * The quality, 1 to 100, of the JPEG that a picture's pixels come out of; null where they come out
 * of none, or were changed since then. Coefficients of such a picture's blocks lie on the multiples
 * of the quantisation's steps (Fan & de Queiroz, "Identification of bitmap compression history", IEEE
 * Transactions on Image Processing 12, 2003). Found wherever the picture was cropped.
 *
 * @param windows how light the picture is, 0 to 255, at distances of whole blocks
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

/** The steps found, over the standard's, from small to large. */
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

/** Strengths of each frequency, over blocks spread evenly. */
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

/** The largest step whose multiples the strengths lie on: they lie on those of its parts, too. */
function stepOf(strengths: readonly number[]): number | null {
  for (let step = coarsest; step >= finest; step -= 1) {
    let [sum, count] = [0, 0];
    for (const strength of strengths) {
      // What is less was made zero, and says nothing; a little less may be a step of half the size.
      if (strength < 0.4 * step) continue;
      sum += Math.cos((2 * Math.PI * strength) / step);
      count += 1;
    }
    if (count >= fewest && sum > comb * count) return step;
  }
  return null;
}
