/** A repeatable number from 0 to 1 for a place on a grid. */
function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295;
}

const fade = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/**
 * Value noise: random numbers on a grid, smoothly joined.
 *
 * @returns 0 to 1
 */
export function noise(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [fx, fy, fz] = [fade(x - ix), fade(y - iy), fade(z - iz)];
  const row = (dy: number, dz: number) =>
    mix(hash(ix, iy + dy, iz + dz), hash(ix + 1, iy + dy, iz + dz), fx);
  return mix(mix(row(0, 0), row(1, 0), fy), mix(row(0, 1), row(1, 1), fy), fz);
}

/**
 * Several layers of noise, each twice as fine and half as strong.
 *
 * @returns 0 to 1
 */
export function layeredNoise(x: number, y: number, z: number, layers: number): number {
  let [sum, weight, scale, total] = [0, 1, 1, 0];
  for (let layer = 0; layer < layers; layer += 1) {
    sum += weight * noise(x * scale, y * scale, z * scale);
    total += weight;
    weight *= 0.5;
    scale *= 2;
  }
  return sum / total;
}
