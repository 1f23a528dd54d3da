import { ease, type Plane } from '@tintory/pixels';
import type { TextureLevel } from './texture.ts';

/** Light that reaches the root of the grass, and its tips. */
export const [rootLight, tipLight] = [0.42, 1.15];
/** Soft end of a blade: heights below and above its shell. */
const [below, above] = [0.22, 0.02];
/** Transmittance below which a ray ends. */
const covered = 0.03;

/** Parameters shared by the rays of a row through the grass. */
export type RowMarch = {
  /** Number of levels, from the tips down. */
  shells: number;
  /**
   * The ray's direction in depth, its length to the ground, and how much shorter it is to the tips.
   */
  dz: number;
  reach: number;
  lift: number;
  heights: Plane;
  level: TextureLevel;
  /** Cosine and sine of the surface's rotation, in tiles per metre, and the tile's aspect ratio. */
  cos: number;
  sin: number;
  aspect: number;
};

/**
 * Offset of a pixel's shells, 0 to 1: turns stripes between shells into fine grain (interleaved
 * gradient noise: Jimenez, 2014).
 */
export function shellOffset(x: number, y: number): number {
  const noise = 52.9829189 * fraction(0.06711056 * x + 0.00583715 * y);
  return fraction(noise);
}

const fraction = (value: number): number => value - Math.floor(value);

/**
 * Follows one ray through the blades.
 *
 * @param offset see `shellOffset`
 * @param found premultiplied colour and transmittance; then the colour in front of `footDepth` and
 *   its coverage
 */
export function marchRay(
  march: RowMarch,
  { dx, offset, footDepth }: { dx: number; offset: number; footDepth: number },
  found: Float32Array,
): void {
  const { shells, dz, reach, lift, heights, level, cos, sin, aspect } = march;
  let through = 1;
  let isFront = true;
  found.fill(0);
  for (let shell = shells; shell >= 1 && through > covered; shell -= 1) {
    const high = (shell - offset) / shells;
    const t = reach - lift * high;
    const z = t * dz;
    if (isFront && z >= footDepth) {
      keepFront(found, through);
      isFront = false;
    }
    const u = cos * dx * t + sin * z;
    const v = (cos * z - sin * dx * t) * aspect;
    const blade = heightAt(heights, u, v);
    const edge = Math.min(1, Math.max(0, (blade - high + below) / (below + above)));
    if (edge <= 0) continue;
    const share = ease(edge) * through;
    addColor(level, u, v, share * (rootLight + (tipLight - rootLight) * high), found);
    through -= share;
  }
  if (isFront) keepFront(found, through);
  found[3] = through;
}

function keepFront(found: Float32Array, through: number): void {
  found.copyWithin(4, 0, 3);
  found[7] = 1 - through;
}

function heightAt({ data, width, height }: Plane, u: number, v: number): number {
  const across = (u - Math.floor(u)) * width;
  const down = (v - Math.floor(v)) * height;
  const column = Math.min(width - 1, across | 0);
  const row = Math.min(height - 1, down | 0);
  const right = column + 1 < width ? column + 1 : 0;
  const under = row + 1 < height ? (row + 1) * width : 0;
  const fu = across - column;
  const fv = down - row;
  const upper =
    (data[row * width + column] as number) * (1 - fu) + (data[row * width + right] as number) * fu;
  const lower = (data[under + column] as number) * (1 - fu) + (data[under + right] as number) * fu;
  return upper * (1 - fv) + lower * fv;
}

function addColor(
  { data, width, height }: TextureLevel,
  u: number,
  v: number,
  share: number,
  found: Float32Array,
): void {
  const across = (u - Math.floor(u)) * width;
  const down = (v - Math.floor(v)) * height;
  const column = Math.min(width - 1, across | 0);
  const row = Math.min(height - 1, down | 0);
  const right = (column + 1 < width ? column + 1 : 0) * 3;
  const under = (row + 1 < height ? row + 1 : 0) * width * 3;
  const fu = across - column;
  const lower = (down - row) * share;
  const upper = share - lower;
  const left = column * 3;
  const over = row * width * 3;
  for (let i = 0; i < 3; i += 1) {
    const top =
      (data[over + left + i] as number) * (1 - fu) + (data[over + right + i] as number) * fu;
    const bottom =
      (data[under + left + i] as number) * (1 - fu) + (data[under + right + i] as number) * fu;
    found[i] = (found[i] as number) + top * upper + bottom * lower;
  }
}
