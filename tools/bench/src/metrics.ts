import type { Plane } from '@tintory/pixels';

/** Intersection over union of what is more than half there. */
export function iou(found: Plane, truth: Plane): number {
  let both = 0;
  let either = 0;
  truth.data.forEach((value, i) => {
    const inTruth = value > 0.5;
    const inFound = (found.data[i] as number) > 0.5;
    if (inTruth && inFound) both += 1;
    if (inTruth || inFound) either += 1;
  });
  return either === 0 ? 1 : both / either;
}

/** Sum of absolute differences in thousands, as the matting literature counts (Rhemann 2009). */
export function sad(found: Plane, truth: Plane): number {
  const sum = truth.data.reduce((s, v, i) => s + Math.abs(v - (found.data[i] as number)), 0);
  return sum / 1_000;
}

/**
 * How well the outlines match: F-score of boundary pixels that have a partner within 0.75 % of the
 * diagonal (Perazzi et al., "DAVIS", CVPR 2016).
 */
export function boundaryF(found: Plane, truth: Plane): number {
  const radius = Math.ceil(Math.hypot(truth.width, truth.height) * 0.0075);
  const a = boundary(found);
  const b = boundary(truth);
  const precision = matched(a, b, truth.width, radius);
  const recall = matched(b, a, truth.width, radius);
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

function boundary({ data, width }: Plane): Uint8Array {
  return Uint8Array.from(data, (value, i) => {
    const inside = value > 0.5;
    const right = (i + 1) % width === 0 ? value : (data[i + 1] ?? value);
    const below = data[i + width] ?? value;
    return inside !== right > 0.5 || inside !== below > 0.5 ? 1 : 0;
  });
}

/** Share of the pixels of `from` that have one of `to` within the radius. */
function matched(from: Uint8Array, to: Uint8Array, width: number, radius: number): number {
  let all = 0;
  let near = 0;
  from.forEach((value, i) => {
    if (!value) return;
    all += 1;
    if (hasNear(to, i, width, radius)) near += 1;
  });
  return all === 0 ? 1 : near / all;
}

function hasNear(plane: Uint8Array, at: number, width: number, radius: number): boolean {
  const x = at % width;
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      if (dx * dx + dy * dy > radius * radius) continue;
      if (x + dx < 0 || x + dx >= width) continue;
      if (plane[at + dy * width + dx]) return true;
    }
  }
  return false;
}
