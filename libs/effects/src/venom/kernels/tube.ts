import type { Size } from './venom-options.ts';

/** A round body along a line: x, y and radius of each point, in pixels. */
export type Tube = readonly (readonly [x: number, y: number, radius: number])[];

/** A tube's pixels within its bounds; `cover` is 0 outside of it. */
export type TubePatch = Size & {
  x: number;
  y: number;
  cover: Float32Array;
  /** From -1 to 1 across the tube; positive to the right of its direction. */
  across: Float32Array;
  /** From 0 at its first point to 1 at its last. */
  along: Float32Array;
  /** The unit vector to the right of its direction. */
  right: Float32Array;
};

/** Thinner strands are drawn this wide but fainter, else they would break into dots. */
const leastRadius = 0.55;

/** Draws a tube as a chain of round cones; each pixel belongs to the cone it is deepest in. */
export function rasterizeTube(tube: Tube, size: Size): TubePatch | undefined {
  const bounds = boundsOf(tube, size);
  if (!bounds) return undefined;
  const count = bounds.width * bounds.height;
  const patch: TubePatch = {
    ...bounds,
    cover: new Float32Array(count),
    across: new Float32Array(count),
    along: new Float32Array(count),
    right: new Float32Array(count * 2),
  };
  const depth = new Float32Array(count).fill(-1);
  for (let i = 0; i + 1 < tube.length; i += 1) drawCone(tube, i, patch, depth);
  return patch;
}

function boundsOf(tube: Tube, { width, height }: Size) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const [x, y, radius] of tube) {
    left = Math.min(left, Math.floor(x - radius - 1));
    right = Math.max(right, Math.ceil(x + radius + 2));
    top = Math.min(top, Math.floor(y - radius - 1));
    bottom = Math.max(bottom, Math.ceil(y + radius + 2));
  }
  [left, top] = [Math.max(0, left), Math.max(0, top)];
  [right, bottom] = [Math.min(width, right), Math.min(height, bottom)];
  if (right <= left || bottom <= top) return undefined;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function drawCone(tube: Tube, index: number, patch: TubePatch, depth: Float32Array): void {
  const [ax, ay, ar] = tube[index] as Tube[number];
  const [bx, by, br] = tube[index + 1] as Tube[number];
  const [dx, dy] = [bx - ax, by - ay];
  const squared = Math.max(1e-6, dx * dx + dy * dy);
  const length = Math.sqrt(squared);
  const [rx, ry] = [-dy / length, dx / length];
  const reach = Math.max(ar, br, leastRadius) + 1;
  const left = Math.max(0, Math.floor(Math.min(ax, bx) - reach) - patch.x);
  const right = Math.min(patch.width, Math.ceil(Math.max(ax, bx) + reach) - patch.x);
  const top = Math.max(0, Math.floor(Math.min(ay, by) - reach) - patch.y);
  const bottom = Math.min(patch.height, Math.ceil(Math.max(ay, by) + reach) - patch.y);
  for (let y = top; y < bottom; y += 1) {
    const py = y + patch.y + 0.5 - ay;
    for (let x = left; x < right; x += 1) {
      const px = x + patch.x + 0.5 - ax;
      const t = Math.min(1, Math.max(0, (px * dx + py * dy) / squared));
      const real = ar + (br - ar) * t;
      const radius = Math.max(leastRadius, real);
      const distance = Math.sqrt((px - dx * t) ** 2 + (py - dy * t) ** 2);
      const deep = (radius - distance) / radius;
      const cover =
        Math.min(1, Math.max(0, radius - distance + 0.5)) * Math.min(1, real / leastRadius);
      const i = y * patch.width + x;
      if (cover <= 0) continue;
      patch.cover[i] = Math.max(patch.cover[i] as number, cover);
      if (deep <= (depth[i] as number)) continue;
      depth[i] = deep;
      patch.across[i] = Math.min(1, distance / radius) * (px * rx + py * ry < 0 ? -1 : 1);
      patch.along[i] = (index + t) / (tube.length - 1);
      patch.right[i * 2] = rx;
      patch.right[i * 2 + 1] = ry;
    }
  }
}
