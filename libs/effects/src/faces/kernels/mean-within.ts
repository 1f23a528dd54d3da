import type { Plane } from '@tintory/pixels';

/** The mean of a plane weighted by a mask; 0 if the mask is empty. */
export function meanWithin({ data }: Plane, mask: Plane): number {
  let [sum, total] = [0, 0];
  for (let i = 0; i < data.length; i += 1) {
    const share = mask.data[i] as number;
    sum += share * (data[i] as number);
    total += share;
  }
  return sum / Math.max(1e-6, total);
}
