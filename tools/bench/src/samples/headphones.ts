import { linear, normalize, type Material } from './light.ts';
import { layeredNoise } from './noise.ts';
import type { Still } from './render.ts';
import { ellipsoid, smoothMax, smoothMin, smoothstep, type Distance } from './shapes.ts';

/** Half the way between the two cups. */
const apart = 1.02;

/** An ear cup: a thick disc that faces sideways, with a soft cushion toward the head. */
const cup: Distance = (x, y, z) => {
  const across = Math.hypot((y - 0.98) / 1.12, z);
  const disc = Math.hypot(Math.max(across - 0.5, 0), Math.max(Math.abs(x - 0.16) - 0.06, 0)) - 0.13;
  return disc * 0.9;
};
const cushion: Distance = (x, y, z) => {
  const across = Math.hypot((y - 0.98) / 1.12, z);
  const roll = Math.hypot(across - 0.44, (x + 0.14) * 0.9) - 0.17;
  const cloth = Math.max(across - 0.4, Math.abs(x + 0.02) - 0.04);
  return Math.min(roll, cloth) * 0.85;
};
const plate = ellipsoid(0.35, 0.98, 0, 0.05, 0.44, 0.39);

/** The band is an arch over both cups, flat and wide. */
const band: Distance = (x, y, z) => {
  const radius = Math.hypot(x, (y - 1.32) * 0.92);
  const arch = Math.hypot(
    Math.max(Math.abs(radius - 1.22) - 0.035, 0),
    Math.max(Math.abs(z) - 0.13, 0),
  );
  return Math.max(arch - 0.03, 1.2 - y);
};
const padding: Distance = (x, y, z) => {
  const radius = Math.hypot(x, (y - 1.32) * 0.92);
  const arch = Math.hypot(
    Math.max(Math.abs(radius - 1.12) - 0.02, 0),
    Math.max(Math.abs(z) - 0.1, 0),
  );
  return smoothMax(arch - 0.06, 1.95 - y, 0.12);
};
const fork: Distance = (x, y, z) => {
  const bow = Math.hypot(Math.hypot(y - 0.98, z) - 0.66, (x - 0.2) * 0.8) - 0.045;
  return smoothMax(bow, 0.98 - y, 0.06);
};

const parts = (x: number, y: number, z: number) => {
  // The left cup is the right one seen in a mirror.
  const side = Math.abs(x) - apart;
  return {
    cup: cup(side, y, z),
    cushion: cushion(side, y, z),
    plate: plate(side, y, z),
    band: band(x, y, z),
    padding: padding(x, y, z),
    fork: fork(side, y, z),
  };
};

/** How far the whole is lowered until the cups stand on the ground. */
const lift = 0.27;

/** Turned a little toward the window, so that one cup shows its face. */
const turn = 0.62;
const turnedBack = (x: number, z: number): [number, number] => [
  x * Math.cos(turn) - z * Math.sin(turn),
  x * Math.sin(turn) + z * Math.cos(turn),
];

const materials = {
  cup: { color: linear('#d9532f'), roughness: 0.32, reflectance: 0.05 },
  plate: { color: linear('#f0d5c4'), roughness: 0.3, reflectance: 0.06 },
  cushion: { color: linear('#3a2620'), roughness: 0.75, reflectance: 0.04, soft: 0.2 },
  band: { color: linear('#d9532f'), roughness: 0.4, reflectance: 0.05 },
  padding: { color: linear('#3a2620'), roughness: 0.8, reflectance: 0.04, soft: 0.2 },
  fork: { color: linear('#f0ded4'), roughness: 0.2, reflectance: 0.6, metal: true },
} satisfies Record<keyof ReturnType<typeof parts>, Material>;

export const headphones: Still = {
  name: 'headphones',
  camera: { from: [0.2, 1.75, 6.6], to: [0.02, 1.02, 0], zoom: 0.28 },
  light: {
    toward: normalize([-0.55, 0.85, 0.6]),
    color: [2.1, 1.95, 1.75],
    sky: [0.62, 0.6, 0.62],
    ground: [0.26, 0.29, 0.31],
  },
  distance: (x, y, z) => {
    const [tx, tz] = turnedBack(x, z);
    const p = parts(tx, y + lift, tz);
    const shell = Math.min(smoothMin(p.cup, p.plate, 0.03), p.cushion);
    return Math.min(shell, p.band, p.padding, p.fork) * 0.9;
  },
  materialAt: (x, y, z) => {
    const [tx, tz] = turnedBack(x, z);
    const all = Object.entries(parts(tx, y + lift, tz)) as [keyof typeof materials, number][];
    const [nearest] = all.reduce((best, part) => (part[1] < best[1] ? part : best));
    return materials[nearest];
  },
  bounds: { center: [0, 1.15, 0], radius: 1.75 },
  ground: (x, z) => ({
    color: linear(layeredNoise(x * 9, 0, z * 9, 3) > 0.5 ? '#8fa9b3' : '#8da7b1'),
    roughness: 0.7,
    reflectance: 0.03,
  }),
  backdrop: (across, up) => {
    const glow = 1 - smoothstep(0.1, 1.6, Math.hypot(across + 0.35, up - 0.25));
    return [0.26 + 0.3 * glow, 0.37 + 0.32 * glow, 0.42 + 0.33 * glow];
  },
  horizon: [7.4, 11],
};
