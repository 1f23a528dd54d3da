import { deepest } from './hole-depth.ts';
import { patchRadius, type HoleLevel } from './hole-level.ts';

/** The most similar known patch for each patch that reaches into the hole. */
export type PatchField = {
  level: HoleLevel;
  /** Pixel index of each patch's centre, in reading order. */
  targets: Int32Array;
  /** Index in `targets` for a pixel, or −1. */
  slot: Int32Array;
  /** Pixel index of the copied patch's centre. */
  source: Int32Array;
  /** Difference and distance of the two. */
  misfit: Float32Array;
  /** The hole's largest width, in pixels. */
  span: number;
  /** Weight of each pixel's colour in a comparison, from 0 to 1. */
  trust: Float32Array;
};

/** Trust falls by this factor with each pixel of depth: the edge is known, the middle guessed (Wexler 2007). */
const decay = 1.3;

/**
 * Extra cost for each span of distance: patches from elsewhere in a picture, in another light or
 * focus, must fit better.
 */
const costOfSpan = 1.5;

/** Prepares a level; no patch has a source yet. */
export function createPatchField(level: HoleLevel): PatchField {
  const { width, height, hole, depth } = level;
  const slot = new Int32Array(hole.length).fill(-1);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (hole[y * width + x]) markAround(slot, width, height, x, y);
    }
  }
  let count = 0;
  for (let i = 0; i < slot.length; i += 1) if (slot[i] === 0) slot[i] = count++;
  const targets = new Int32Array(count);
  for (let i = 0; i < slot.length; i += 1) {
    if (slot[i] >= 0) targets[slot[i]] = i;
  }
  const trust = new Float32Array(hole.length).fill(1);
  for (const at of targets) trust[at] = decay ** -depth[at];
  return {
    level,
    targets,
    slot,
    source: new Int32Array(count).fill(-1),
    misfit: new Float32Array(count).fill(Infinity),
    span: 2 * deepest(depth),
    trust,
  };
}

function markAround(slot: Int32Array, width: number, height: number, x: number, y: number): void {
  const from = Math.max(0, x - patchRadius);
  const to = Math.min(width, x + patchRadius + 1);
  for (let j = Math.max(0, y - patchRadius); j <= Math.min(height - 1, y + patchRadius); j += 1) {
    slot.fill(0, j * width + from, j * width + to);
  }
}

/**
 * Cost of a pair of patches: the squared distance of their colours, weighted by the target's trust;
 * more the farther they are apart. Pixels beyond the picture's border are left out.
 *
 * @param limit the comparison stops once it is worse than this
 */
export function patchMisfit(
  { level, span, trust }: PatchField,
  target: number,
  source: number,
  limit: number,
): number {
  const { data, grain, width, height } = level;
  const x = target % width;
  const y = (target - x) / width;
  const left = -Math.min(patchRadius, x);
  const right = Math.min(patchRadius, width - 1 - x);
  const top = -Math.min(patchRadius, y);
  const bottom = Math.min(patchRadius, height - 1 - y);
  const [across, down] = [(source % width) - x, Math.floor(source / width) - y];
  const far = 1 + (costOfSpan * Math.sqrt(across * across + down * down)) / span;
  const most = limit / far;
  let sum = 0;
  for (let dy = top; dy <= bottom; dy += 1) {
    const row = target + dy * width;
    const shift = (source - target) * 4;
    for (let at = row + left; at <= row + right; at += 1) {
      const a = at * 4;
      const b = a + shift;
      const red = data[a] - data[b];
      const green = data[a + 1] - data[b + 1];
      const blue = data[a + 2] - data[b + 2];
      const alpha = data[a + 3] - data[b + 3];
      const busy = grain[at] - grain[at + source - target];
      sum += (red * red + green * green + blue * blue + alpha * alpha + busy * busy) * trust[at];
    }
    if (sum >= most) break;
  }
  return sum * far;
}
