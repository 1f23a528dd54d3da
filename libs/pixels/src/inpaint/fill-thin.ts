import type { RgbaImage } from '../plane/rgba-image.ts';

/** Radius of the pixels that determine a colour. */
const reach = 5;

/**
 * Fills narrow holes from their edges inwards: each pixel becomes a mean of the known ones around
 * it, weighted towards those across the edge, so that lines continue (after Telea, "An Image
 * Inpainting Technique Based on the Fast Marching Method", 2004). Smooth; wide holes become a
 * smear.
 */
export function fillThin(
  { data, width, height }: RgbaImage,
  depth: Float32Array,
  only?: Uint8Array,
): void {
  const order: number[] = [];
  for (let i = 0; i < depth.length; i += 1) {
    const filled = !only || only[i];
    if (filled && depth[i] > 0 && depth[i] !== Infinity) order.push(i);
  }
  order.sort((a, b) => depth[a] - depth[b] || a - b);
  const known = Uint8Array.from(depth, (value) => (value > 0 ? 0 : 1));
  const color = [0, 0, 0, 0];
  for (const at of order) {
    const x = at % width;
    const y = (at - x) / width;
    const normal = inward(depth, width, height, x, y);
    color.fill(0);
    let total = 0;
    for (let dy = -reach; dy <= reach; dy += 1) {
      if (y + dy < 0 || y + dy >= height) continue;
      for (let dx = -reach; dx <= reach; dx += 1) {
        const square = dx * dx + dy * dy;
        if (square > reach * reach || x + dx < 0 || x + dx >= width) continue;
        const from = at + dy * width + dx;
        if (!known[from]) continue;
        const across = Math.abs(dx * normal[0] + dy * normal[1]) / Math.sqrt(square);
        const level = 1 + Math.abs(depth[from] - depth[at]);
        const weight = Math.max(0.05, across) / (square * level);
        total += weight;
        for (let c = 0; c < 4; c += 1) {
          color[c] += weight * data[from * 4 + c];
        }
      }
    }
    if (total === 0) continue;
    for (let c = 0; c < 4; c += 1) data[at * 4 + c] = Math.round(color[c] / total);
    known[at] = 1;
  }
}

/** Unit vector in which the hole gets deeper, or 0 on a ridge. */
function inward(
  depth: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
): [number, number] {
  const at = y * width + x;
  const own = depth[at];
  const left = x > 0 ? depth[at - 1] : own;
  const right = x < width - 1 ? depth[at + 1] : own;
  const above = y > 0 ? depth[at - width] : own;
  const below = y < height - 1 ? depth[at + width] : own;
  const length = Math.hypot(right - left, below - above) || 1;
  return [(right - left) / length, (below - above) / length];
}
