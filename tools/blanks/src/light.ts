import { boxBlur, createPlane, type Plane } from '@tintory/pixels';

/**
 * The lighting: a large softbox from above left, a fill light and ambient light. Directions point
 * to the light.
 */
const key = unit(-0.46, -0.62, 0.64);
const fill = unit(0.7, 0.1, 0.7);
const strength = { ambient: 0.34, key: 0.66, fill: 0.14 };
/** Wrap lighting: a softbox of a metre across reaches further around edges than a bulb. */
const wrap = 0.22;
/** Brightness of a flat white surface: leaves headroom for folds facing the light. */
const white = 0.9;
/** Lengths below are in pixels of a blank of this width. */
const measuredOn = 1_200;
const shadowReach = 46;

export type Lit = { shade: Plane; sheen: Plane };

/**
 * Lights a height map.
 *
 * @param height in pixels
 * @param depth how much deeper folds look than they are, 1 is true
 * @param gloss exponent and share of the mirror image
 */
export function lightHeight(
  height: Plane,
  depth: number,
  gloss: { power: number; share: number },
): Lit {
  const { width, data } = height;
  const shade = createPlane(width, height.height);
  const sheen = createPlane(width, height.height);
  const open = opennessOf(height, depth);
  const seen = boxBlur(shadowOf(height, depth), 1);
  const half = unit(key[0], key[1], key[2] + 1);
  const flat = brightness(0, 0, 1, 1);
  for (let y = 1; y < height.height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      const gx = ((data[i + 1] as number) - (data[i - 1] as number)) * 0.5 * depth;
      const gy = ((data[i + width] as number) - (data[i - width] as number)) * 0.5 * depth;
      const scale = 1 / Math.sqrt(gx * gx + gy * gy + 1);
      const [nx, ny, nz] = [-gx * scale, -gy * scale, scale];
      const lit = brightness(nx, ny, nz, seen.data[i] as number);
      shade.data[i] = (white * lit * (open.data[i] as number)) / flat;
      const mirror = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]);
      sheen.data[i] = gloss.share * mirror ** gloss.power * (seen.data[i] as number);
    }
  }
  edge(shade);
  edge(sheen);
  return { shade, sheen };
}

function brightness(nx: number, ny: number, nz: number, seen: number): number {
  const towards = nx * key[0] + ny * key[1] + nz * key[2];
  const soft = Math.max(0, (towards + wrap) / (1 + wrap));
  const other = Math.max(0, nx * fill[0] + ny * fill[1] + nz * fill[2]);
  const sky = 0.5 + 0.5 * nz;
  return strength.ambient * sky + strength.key * soft * seen + strength.fill * other;
}

/** Ambient occlusion: a point below its surroundings receives less ambient light. */
function opennessOf(height: Plane, depth: number): Plane {
  const out = createPlane(height.width, height.height);
  out.data.fill(1);
  for (const base of [4, 12, 34]) {
    const radius = (base * height.width) / measuredOn;
    const around = boxBlur(height, radius);
    for (let i = 0; i < out.data.length; i += 1) {
      const below = ((around.data[i] as number) - (height.data[i] as number)) * depth;
      const dark = below > 0 ? below / (below + radius * 1.3) : below / (radius * 14);
      out.data[i] = (out.data[i] as number) * (1 - Math.max(-0.05, dark) * 0.9);
    }
  }
  return out;
}

/** Visibility of the key light, 0 to 1, by marching through the height map towards it. */
function shadowOf(height: Plane, depth: number): Plane {
  const { width, data } = height;
  const out = createPlane(width, height.height);
  const flatLength = Math.hypot(key[0], key[1]);
  const [dx, dy] = [key[0] / flatLength, key[1] / flatLength];
  const rise = key[2] / flatLength;
  const reach = (shadowReach * width) / measuredOn;
  for (let y = 0; y < height.height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const here = data[y * width + x] as number;
      let most = -1;
      for (let step = 2; step < reach; step += step < 10 ? 2 : 4) {
        const px = Math.round(x + dx * step);
        const py = Math.round(y + dy * step);
        if (px < 0 || py < 0 || px >= width) break;
        const slope = (((data[py * width + px] as number) - here) * depth) / step;
        if (slope > most) most = slope;
      }
      // A large light casts a soft shadow edge.
      out.data[y * width + x] = 1 - smooth((most - rise * 0.45) / (rise * 0.9)) * 0.85;
    }
  }
  return out;
}

const smooth = (t: number): number => {
  const held = Math.min(1, Math.max(0, t));
  return held * held * (3 - 2 * held);
};

function edge({ data, width, height }: Plane): void {
  for (let x = 0; x < width; x += 1) {
    data[x] = data[width + x] as number;
    data[(height - 1) * width + x] = data[(height - 2) * width + x] as number;
  }
  for (let y = 0; y < height; y += 1) {
    data[y * width] = data[y * width + 1] as number;
    data[y * width + width - 1] = data[y * width + width - 2] as number;
  }
}

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
