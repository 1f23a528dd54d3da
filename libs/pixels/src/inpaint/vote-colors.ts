import { patchRadius } from './hole-level.ts';
import type { PatchField } from './patch-field.ts';

/**
 * Paints the hole: each pixel becomes a mean of the patches that cover it, weighted towards those
 * that fit well and lie near the edge (Wexler et al., PAMI 2007).
 *
 * @param sharpness 1 mixes all that fit; more favours the best, which keeps grain
 * @param reach only pixels up to this depth are painted
 */
export function voteColors(field: PatchField, sharpness: number, reach = Infinity): void {
  const { level, targets, source, trust } = field;
  const { data, grain, width, height, hole, depth } = level;
  const weights = patchWeights(field, sharpness);
  const sums = new Float32Array(targets.length * 6);
  for (let i = 0; i < targets.length; i += 1) {
    const target = targets[i];
    const x = target % width;
    const y = (target - x) / width;
    const shift = source[i] - target;
    const weight = weights[i] * trust[target];
    for (let dy = -patchRadius; dy <= patchRadius; dy += 1) {
      if (y + dy < 0 || y + dy >= height) continue;
      for (let dx = -patchRadius; dx <= patchRadius; dx += 1) {
        if (x + dx < 0 || x + dx >= width) continue;
        const at = target + dy * width + dx;
        if (!hole[at]) continue;
        const sum = field.slot[at] * 6;
        const from = (at + shift) * 4;
        for (let c = 0; c < 4; c += 1) {
          sums[sum + c] += weight * data[from + c];
        }
        sums[sum + 4] += weight * grain[at + shift];
        sums[sum + 5] += weight;
      }
    }
  }
  for (let i = 0; i < targets.length; i += 1) {
    const at = targets[i];
    const total = sums[i * 6 + 5];
    if (!hole[at] || total === 0 || depth[at] > reach) continue;
    for (let c = 0; c < 4; c += 1) data[at * 4 + c] = sums[i * 6 + c] / total;
    grain[at] = sums[i * 6 + 4] / total;
  }
}

/** Weight of each patch by its fit, from almost 0 to 1, relative to the misfits' third quartile. */
function patchWeights({ misfit }: PatchField, sharpness: number): Float32Array {
  const usual = Math.max(1, Float32Array.from(misfit).sort()[Math.floor(misfit.length * 0.75)]);
  return misfit.map((value) => Math.exp((-value * sharpness) / usual) + 1e-12);
}
