import { linear, mixColor, normalize, type Material } from './light.ts';
import { layeredNoise, noise } from './noise.ts';
import type { Still } from './render.ts';
import { ellipsoid, rod, smoothMin, smoothstep, type Distance } from './shapes.ts';

type Fruit = { x: number; z: number; size: number; lean: number; turn: number };

const fruits: Fruit[] = [
  { x: -0.42, z: 0.05, size: 1, lean: 0.08, turn: 0.4 },
  { x: 0.58, z: -0.35, size: 0.92, lean: -0.14, turn: 2.1 },
];

/** Two balls melted into each other, with a stalk. */
function pear({ x: px, z: pz, size, lean, turn }: Fruit): { skin: Distance; stalk: Distance } {
  const local = (x: number, y: number, z: number): [number, number, number] => {
    const [dx, dy, dz] = [(x - px) / size, y / size, (z - pz) / size];
    return [
      dx * Math.cos(lean) - dy * Math.sin(lean),
      dx * Math.sin(lean) + dy * Math.cos(lean),
      dz,
    ];
  };
  const belly = ellipsoid(0, 0.53, 0, 0.6, 0.55, 0.58);
  const head = ellipsoid(0, 1.24, 0, 0.29, 0.36, 0.29);
  const stem = rod([0, 1.52, 0], [0.1 * Math.cos(turn), 1.95, 0.1 * Math.sin(turn)], 0.026, 0.036);
  return {
    skin: (x, y, z) => {
      const [lx, ly, lz] = local(x, y, z);
      const lumps = 0.02 * (noise(lx * 3 + turn, ly * 3, lz * 3) - 0.5);
      return (smoothMin(belly(lx, ly, lz), head(lx, ly, lz), 0.55) + lumps) * size * 0.85;
    },
    stalk: (x, y, z) => stem(...local(x, y, z)) * size,
  };
}

const shapes = fruits.map(pear);
/** A plum beside them. */
const plum: Distance = (x, y, z) => {
  const round = ellipsoid(-1.28, 0.345, 0.62, 0.4, 0.36, 0.38)(x, y, z);
  const seam = 0.014 * Math.exp(-(((x + 1.2) / 0.035) ** 2));
  return (round + seam) * 0.85;
};

/** Green that ripens to yellow, a blush to the light, freckles. */
function skin(x: number, y: number, z: number): Material {
  const blush = smoothstep(0.15, 0.75, layeredNoise(x * 1.3, y * 0.9, z * 1.3, 2) + x * 0.18);
  const ripe = mixColor(linear('#a7a63a'), linear('#d9b84a'), smoothstep(0.2, 1.4, y));
  const color = mixColor(ripe, linear('#c25a33'), blush * 0.75);
  const freckle = smoothstep(0.78, 0.92, noise(x * 30, y * 30, z * 30));
  return {
    color: mixColor(color, linear('#6d5323'), freckle * 0.45),
    roughness: 0.42,
    reflectance: 0.045,
    soft: 0.35,
  };
}

const others = {
  stalk: { color: linear('#5a3d24'), roughness: 0.85, reflectance: 0.03 },
  plum: { color: linear('#5b2a4a'), roughness: 0.4, reflectance: 0.05, soft: 0.3 },
} satisfies Record<string, Material>;

const skinGap: Distance = (x, y, z) => Math.min(...shapes.map((shape) => shape.skin(x, y, z)));
const stalkGap: Distance = (x, y, z) => Math.min(...shapes.map((shape) => shape.stalk(x, y, z)));

export const pears: Still = {
  name: 'pears',
  camera: { from: [0, 1.7, 7], to: [-0.08, 0.92, 0], zoom: 0.225 },
  light: {
    toward: normalize([-0.8, 0.62, 0.5]),
    color: [2.3, 2.05, 1.7],
    sky: [0.34, 0.38, 0.44],
    ground: [0.2, 0.17, 0.15],
  },
  distance: (x, y, z) => Math.min(skinGap(x, y, z), stalkGap(x, y, z), plum(x, y, z)),
  materialAt: (x, y, z) => {
    const gaps: [Material, number][] = [
      [others.stalk, stalkGap(x, y, z)],
      [others.plum, plum(x, y, z)],
    ];
    const [material, gap] = gaps.reduce((best, next) => (next[1] < best[1] ? next : best));
    return gap < skinGap(x, y, z) ? material : skin(x, y, z);
  },
  bounds: { center: [-0.2, 0.95, 0], radius: 1.75 },
  ground: (x, z) => {
    const plank = layeredNoise(x * 0.8, 3, z * 14, 4);
    return {
      color: mixColor(linear('#b9c2b4'), linear('#c8d0c2'), plank),
      roughness: 0.6,
      reflectance: 0.04,
    };
  },
  backdrop: (across, up) => {
    const glow = 1 - smoothstep(0, 1.8, Math.hypot(across + 0.8, up - 0.4));
    return [0.42 + 0.24 * glow, 0.5 + 0.24 * glow, 0.43 + 0.24 * glow];
  },
  horizon: [7.6, 11],
};
