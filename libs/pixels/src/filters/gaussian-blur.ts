import { boxFilter } from './box-filter.ts';
import { createPlane, type Plane } from '../plane/rgba-image.ts';

/** Sigma above which box filters by running sums are cheaper than a kernel, and close enough. */
const widestKernel = 2;

/**
 * Gaussian blur with the border pixels repeated: by a kernel if narrow, else by three box filters
 * whose variances add up (Wells, PAMI 1986).
 */
export function gaussianBlur(plane: Plane, sigma: number): Plane {
  if (sigma < 0.2) return plane;
  if (sigma > widestKernel) return boxRadii(sigma).reduce(boxFilter, plane);
  const kernel = gaussianWeights(sigma);
  return blurColumns(blurRows(plane, kernel), kernel);
}

/** Radii of three boxes, of two adjacent sizes, with the Gaussian's variance. */
function boxRadii(sigma: number): number[] {
  const small = Math.floor((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2);
  const varianceOf = (radius: number) => ((2 * radius + 1) ** 2 - 1) / 12;
  const missing = sigma * sigma - 3 * varianceOf(small);
  const large = Math.round(missing / (varianceOf(small + 1) - varianceOf(small)));
  return [0, 1, 2].map((i) => (i < large ? small + 1 : small));
}

/** The kernel's middle weight, then one for each distance; both sides add up to 1. */
function gaussianWeights(sigma: number): Float32Array {
  const reach = Math.ceil(sigma * 2.5);
  const weights = Float32Array.from({ length: reach + 1 }, (_, i) =>
    Math.exp((-i * i) / (2 * sigma * sigma)),
  );
  const sum = weights.reduce((total, weight) => total + weight) * 2 - 1;
  return weights.map((weight) => weight / sum);
}

function blurRows({ data, width, height }: Plane, kernel: Float32Array): Plane {
  const out = createPlane(width, height);
  const reach = kernel.length - 1;
  const line = new Float32Array(width + 2 * reach);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    line.fill(data[row], 0, reach);
    line.set(data.subarray(row, row + width), reach);
    line.fill(data[row + width - 1], reach + width);
    for (let x = 0; x < width; x += 1) {
      const middle = x + reach;
      let sum = line[middle] * kernel[0];
      for (let i = 1; i <= reach; i += 1) {
        sum += (line[middle - i] + line[middle + i]) * kernel[i];
      }
      out.data[row + x] = sum;
    }
  }
  return out;
}

/** Whole rows are added at a time, as memory lies. */
function blurColumns({ data, width, height }: Plane, kernel: Float32Array): Plane {
  const out = createPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const middle = kernel[0];
    for (let x = 0; x < width; x += 1) out.data[row + x] = data[row + x] * middle;
    for (let i = 1; i < kernel.length; i += 1) {
      const weight = kernel[i];
      const above = Math.max(0, y - i) * width;
      const below = Math.min(height - 1, y + i) * width;
      for (let x = 0; x < width; x += 1) {
        const pair = data[above + x] + data[below + x];
        out.data[row + x] += pair * weight;
      }
    }
  }
  return out;
}
