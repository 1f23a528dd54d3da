import type { LabImage, Plane } from '@tintory/pixels';

export type LabStatistics = Record<keyof LabImage, { mean: number; deviation: number }>;

/** Weighted mean and standard deviation of each channel; undefined if all weights are 0. */
export function labStatistics(image: LabImage, weight: Plane): LabStatistics | undefined {
  let total = 0;
  for (let i = 0; i < weight.data.length; i += 1) total += weight.data[i] as number;
  if (total < 1) return undefined;
  const of = ({ data }: Plane) => {
    let [sum, squares] = [0, 0];
    for (let i = 0; i < data.length; i += 1) {
      const value = data[i] as number;
      const share = weight.data[i] as number;
      sum += share * value;
      squares += share * value * value;
    }
    const mean = sum / total;
    return { mean, deviation: Math.sqrt(Math.max(0, squares / total - mean * mean)) };
  };
  return { l: of(image.l), a: of(image.a), b: of(image.b) };
}
