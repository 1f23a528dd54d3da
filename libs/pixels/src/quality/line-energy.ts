import { boxFilter } from '../filters/box-filter.ts';
import { createPlane, type Plane } from '../plane/rgba-image.ts';

/**
 * First, second and third differences of neighbours, and for each several times the energy of
 * rounding to 255 steps.
 */
const kinds = [
  { weights: [-1, 1], rounding: 1 },
  { weights: [1, -2, 1], rounding: 3 },
  { weights: [-1, 3, -3, 1], rounding: 8 },
] as const;

export type Order = 0 | 1 | 2;
export const orders: readonly Order[] = [0, 1, 2];

/** Radius of the neighbours to normalise by, so that faint and strong texture count alike. */
const around = 8;

/**
 * Energy of the differences along a plane's rows, relative to those around them, by column: 1 on
 * average, and uneven in a resampled picture.
 */
export function lineEnergy(plane: Plane, order: Order): Float64Array {
  const { weights, rounding } = kinds[order];
  const energy = squaredDifferences(plane, weights);
  const usual = boxFilter(energy, around);
  const sums = new Float64Array(energy.width);
  for (let y = 0, at = 0; y < energy.height; y += 1) {
    for (let x = 0; x < energy.width; x += 1, at += 1) {
      const share = energy.data[at] / (usual.data[at] + rounding);
      sums[x] += share / energy.height;
    }
  }
  return sums;
}

function squaredDifferences({ data, width, height }: Plane, weights: readonly number[]): Plane {
  const squares = createPlane(width - weights.length + 1, height);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < squares.width; x += 1, to += 1) {
      let sum = 0;
      for (let k = 0; k < weights.length; k += 1) {
        sum += weights[k] * data[y * width + x + k];
      }
      squares.data[to] = sum * sum;
    }
  }
  return squares;
}
