import type { LabImage } from '../lab.ts';
import type { Plane } from '../rgba-image.ts';

export const labChannels = ['l', 'a', 'b'] as const;

export type LabStatistics = Record<
  (typeof labChannels)[number],
  { mean: number; deviation: number }
>;

/** Mean and standard deviation of each channel, weighted. Undefined where nothing has weight. */
export function labStatistics(image: LabImage, weight: Plane): LabStatistics | undefined {
  const total = weight.data.reduce((sum, value) => sum + value, 0);
  if (total < 1) return undefined;
  const of = ({ data }: Plane) => {
    let [sum, squares] = [0, 0];
    for (let i = 0; i < data.length; i += 1) {
      const [value, share] = [data[i] as number, weight.data[i] as number];
      sum += share * value;
      squares += share * value * value;
    }
    const mean = sum / total;
    return { mean, deviation: Math.sqrt(Math.max(0, squares / total - mean * mean)) };
  };
  return { l: of(image.l), a: of(image.a), b: of(image.b) };
}
