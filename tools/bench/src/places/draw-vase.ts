import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const side = 640;
/** No point of the vase is farther from its axis, in its heights. */
const widest = 0.36;
/** The camera looks down on it by so many degrees. */
const pitch = (8 * Math.PI) / 180;
/** Unglazed clay, in linear light. */
const clay = [0.62, 0.57, 0.5] as const;
const keyLight: Vector = unit([-0.55, 0.55, 0.75]);

/** Writes the neutral subject of the tiles: a plain vase, cut out. */
export async function drawVase(path: string): Promise<void> {
  const data = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) data.set(sample(x, y), (y * side + x) * 4);
  }
  const raw = { width: side, height: side, channels: 4 } as const;
  const half = await sharp(data, { raw })
    .resize(side / 2, side / 2)
    .png()
    .toBuffer();
  await writeFile(path, half);
}

/** One pixel in sRGB; the vase is one unit high and fills nine tenths of the picture. */
function sample(x: number, y: number): [number, number, number, number] {
  const u = (x / side - 0.5) / 0.9;
  const v = (0.5 - y / side) / 0.9 + 0.5;
  const hit = Math.abs(u) < widest ? march(u, v) : undefined;
  if (!hit) return [0, 0, 0, 0];
  const [normal, inside] = hit;
  const key = Math.max(0, dot(normal, keyLight));
  const sky = 0.5 + 0.5 * normal[1];
  const light = inside ? 0.14 : 0.2 + 0.2 * sky + 0.62 * key;
  const grain = 1 + 0.03 * (hash(x, y) - 0.5);
  const [r, g, b] = clay.map((one) => encode(one * light * grain));
  return [r ?? 0, g ?? 0, b ?? 0, 255];
}

type Vector = readonly [number, number, number];

/** The first point of a ray from the front on the vase: its normal, and whether it is in the mouth. */
function march(u: number, v: number): [normal: Vector, inside: boolean] | undefined {
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  for (let t = -0.5; t < 0.5; t += 0.002) {
    // Along the view, away from the camera.
    const height = (v - 0.5) * cos - t * sin + 0.5;
    const depth = -(v - 0.5) * sin - t * cos;
    if (height < 0 || height > 1) continue;
    const radius = radiusAt(height);
    if (Math.hypot(u, depth) > radius) continue;
    const isMouth = height > 0.985 && Math.hypot(u, depth) < radius - 0.02;
    const slope = (radiusAt(height + 0.01) - radiusAt(height - 0.01)) / 0.02;
    return [unit([u / radius, -slope, depth / radius]), isMouth];
  }
  return undefined;
}

/** Half width by height, both in heights of the vase: a neck with a belly, a lip and a foot. */
const radiusAt = (height: number): number =>
  0.12 + bump(height, 0.4, 0.25, 0.21) + bump(height, 1, 0.07, 0.05) + bump(height, 0, 0.06, 0.03);

const bump = (at: number, middle: number, width: number, size: number): number =>
  size * Math.exp(-(((at - middle) / width) ** 2));

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const encode = (linear: number): number => Math.round(255 * Math.min(1, linear) ** (1 / 2.2));

/** The same for the same pixel. */
function hash(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}
