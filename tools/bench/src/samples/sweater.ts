import { linear, mixColor, normalize, type Color, type Material } from './light.ts';
import { layeredNoise, noise } from './noise.ts';
import type { Still } from './render.ts';
import { box, length, rod, smoothMax, smoothMin, smoothstep, type Distance } from './shapes.ts';

/** Pixels of the picture. */
export const sweaterSize = { width: 900, height: 900 };

const [rust, cream] = [linear('#a8452c'), linear('#e6dac2')];
const wall = linear('#dfe3e4');

/** Heights of the hem and of the shoulders' ends, and how far sleeves reach. */
const [hem, shoulder] = [-2.3, 1.45];
const sleeveEnd = { x: 2.72, y: -1.55 };
const middle = 12;

/** Thin as cloth that hangs: depth counts more than the rest. */
const thin = 1.7;

const body = box([0, (hem + shoulder) / 2, 0], [1.3, (shoulder - hem) / 2, 0.6], 0.3);
const slope = rod([0.5, 1.62, 0], [1.06, 1.36, 0], 0.26, 0.3);
const arm = rod([1.02, 1.16, 0], [sleeveEnd.x, sleeveEnd.y, 0], 0.54, 0.31);
const cuffAlong = (x: number, y: number): number => {
  const [dx, dy] = [sleeveEnd.x - 1.02, sleeveEnd.y - 1.16];
  return ((x - 1.02) * dx + (y - 1.16) * dy) / length(dx, dy);
};
const armLength = length(sleeveEnd.x - 1.02, sleeveEnd.y - 1.16);
/** 1 on the neckline, less above it: an ellipse seen from the front. */
const neckline = (x: number, y: number): number => length(x / 0.54, (y - 1.96) / 0.56);

/** Ribs of hem and cuffs, and the soft folds of a heavy knit. */
function relief(x: number, y: number, along: number): number {
  const side = Math.abs(x);
  const pull = Math.exp(-((side - 1.2) ** 2) / 0.35 - (y - 0.35) ** 2 / 0.8);
  const folds = 0.1 * pull * (noise((side + y * 0.8) * 4.2, x > 0 ? 3 : 8, 1) - 0.4);
  const hanging = 0.13 * (layeredNoise(x * 1.5, y * 0.4, 5, 2) - 0.5);
  const inSleeve = smoothstep(0, 0.5, side - 1.35);
  const ribbed = y < hem + 0.34 ? Math.cos(x * 58) : 0;
  const cuffed = along > armLength - 0.12 && inSleeve > 0.5 ? Math.cos((side + y * 0.75) * 46) : 0;
  return folds + hanging + 0.009 * (ribbed + cuffed);
}

const knit: Distance = (x, y, z) => {
  const side = Math.abs(x);
  const along = cuffAlong(side, y);
  const deep = z * thin;
  const trunk = smoothMin(body(x, y, deep), slope(side, y, deep), 0.3);
  const sleeve = smoothMax(arm(side, y, deep), along - armLength - 0.16, 0.06);
  const whole = smoothMin(trunk, sleeve, 0.12);
  if (whole > 0.3) return (whole - 0.12) / thin;
  const open = smoothMax(whole + relief(x, y, along), 0.54 * (1 - neckline(x, y)), 0.06);
  return (open * 0.85) / thin;
};

/** A ribbed band all around the neckline. */
const band: Distance = (x, y, z) => {
  const ribs = 0.008 * Math.cos(Math.atan2(x, 1.96 - y) * 54);
  const across = (neckline(x, y) - 1.14) * 0.54;
  const roll = (length(across / 0.1, z / 0.43) - 1) * 0.1 + ribs;
  return smoothMax(roll, y - 1.86, 0.1) * 0.6;
};

/** Cream stripes across the chest, and one on each sleeve at the same height. */
function knitAt(x: number, y: number, z: number): Material {
  const wave = 0.015 * noise(x * 3, y * 3, 2);
  const striped = y + wave > -0.9 && y + wave < 0.95 && y < 1.2;
  const phase = ((((y + wave + 0.9) / 0.46) % 1) + 1) % 1;
  const share = striped ? smoothstep(0.02, 0.06, phase) * (1 - smoothstep(0.42, 0.46, phase)) : 0;
  const stitch =
    0.86 + 0.1 * Math.cos(x * 62 + 2.4 * Math.cos(y * 46)) + 0.16 * noise(x * 40, y * 40, z * 40);
  const color = mixColor(rust, cream, share).map((part) => part * stitch) as Color;
  return { color, roughness: 0.97, reflectance: 0.02, soft: 0.35 };
}

/** A knitted sweater as a shop shows it: it hangs before a light wall, its sleeves a little away. */
export const sweater: Still = {
  name: 'sweater',
  camera: { from: [0, middle - 0.3, 16], to: [0, middle - 0.3, 0], zoom: 0.2 },
  light: {
    toward: normalize([-0.6, 0.55, 0.85]),
    color: [1.6, 1.55, 1.48],
    sky: [0.44, 0.45, 0.48],
    ground: [0.36, 0.35, 0.34],
  },
  distance: (x, y, z) => Math.min(knit(x, y - middle, z), band(x, y - middle, z)),
  materialAt: (x, y, z) => knitAt(x, y - middle, z),
  bounds: { center: [0, middle - 0.3, 0], radius: 4.2 },
  ground: () => ({ color: wall, roughness: 1, reflectance: 0 }),
  backdrop: (across, up) =>
    mixColor(wall, wall.map((part) => part * 0.8) as Color, smoothstep(0.4, 2, length(across, up))),
  horizon: [0.1, 0.2],
};
