import { createPlane, type Plane } from '@tintory/pixels';

const bins = 256;

/**
 * Stretches tones to the range from black to white, as artists do in any light. Pictures of nearly
 * one tone are unchanged.
 *
 * @param plane values from 0 to 1
 * @param amount from 0, no change, to 1
 */
export function stretchTones(plane: Plane, amount: number): Plane {
  const { darkest, lightest } = toneRange(plane);
  // A nearly flat picture has no range worth stretching: only its noise would grow.
  if (lightest - darkest < 0.15) return plane;
  const low = darkest * amount;
  const scale = 1 / (1 - (1 - lightest) * amount - low);
  const out = createPlane(plane.width, plane.height);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = Math.min(1, Math.max(0, ((plane.data[i] as number) - low) * scale));
  }
  return out;
}

/** The 1st and 99th percentile of tones, from every fifth pixel. */
function toneRange({ data }: Plane): { darkest: number; lightest: number } {
  const counts = new Uint32Array(bins);
  let total = 0;
  for (let i = 0; i < data.length; i += 5) {
    const bin = Math.min(bins - 1, Math.max(0, Math.round((data[i] as number) * (bins - 1))));
    counts[bin] = (counts[bin] as number) + 1;
    total += 1;
  }
  return { darkest: quantile(counts, total * 0.01), lightest: quantile(counts, total * 0.99) };
}

function quantile(counts: Uint32Array, rank: number): number {
  let sum = 0;
  for (let bin = 0; bin < bins; bin += 1) {
    sum += counts[bin] as number;
    if (sum >= rank) return bin / (bins - 1);
  }
  return 1;
}
