import type { Plane } from '../plane/rgba-image.ts';

const bins = 256;

/**
 * The threshold that splits values best into two groups (Otsu, 1979).
 *
 * @param plane values from 0 to 1
 */
export function otsu({ data }: Plane): number {
  const histogram = new Float64Array(bins);
  for (const value of data) {
    const bin = Math.round(value * (bins - 1));
    histogram[bin] += 1;
  }
  const total = histogram.reduce((sum, count, bin) => sum + count * bin, 0);
  let [best, threshold, below, sumBelow] = [-1, 0.5, 0, 0];
  for (let bin = 0; bin < bins - 1; bin += 1) {
    below += histogram[bin];
    sumBelow += histogram[bin] * bin;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const gap = sumBelow / below - (total - sumBelow) / above;
    const between = below * above * gap * gap;
    if (between > best) [best, threshold] = [between, bin / (bins - 1)];
  }
  return threshold;
}
