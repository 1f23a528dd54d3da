import type { Plane } from '@tintory/pixels';

/** The 10th and the 90th percentile of a plane within a mask. */
export function rangeWithin({ data }: Plane, mask: Plane): { dark: number; bright: number } {
  const values = data.filter((_, i) => (mask.data[i] as number) > 0.5).sort();
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? 0;
  return { dark: at(0.1), bright: at(0.9) };
}
