import { linear, mixColor, normalize, type Material } from './light.ts';
import { layeredNoise, noise } from './noise.ts';
import type { Still } from './render.ts';
import { ellipsoid, rod, smoothMin, type Distance } from './shapes.ts';

const body = ellipsoid(0, 0.62, 0, 0.56, 0.64, 0.5);
const head = ellipsoid(0, 1.5, 0.08, 0.46, 0.42, 0.42);
const cheeks = ellipsoid(0, 1.38, 0.4, 0.26, 0.17, 0.16);
const ears: Distance[] = [
  rod([-0.2, 1.8, 0], [-0.42, 2.55, -0.05], 0.12, 0.15),
  rod([0.2, 1.8, 0], [0.36, 2.6, 0.02], 0.12, 0.15),
];
const limbs: Distance[] = [
  rod([-0.42, 0.95, 0.2], [-0.52, 0.55, 0.42], 0.13, 0.15),
  rod([0.42, 0.95, 0.2], [0.52, 0.55, 0.42], 0.13, 0.15),
  ellipsoid(-0.34, 0.17, 0.46, 0.2, 0.17, 0.36),
  ellipsoid(0.34, 0.17, 0.46, 0.2, 0.17, 0.36),
];
const tail = ellipsoid(0.42, 0.34, -0.42, 0.2, 0.2, 0.2);

/** Sewn felt: parts run into each other, and the pile makes the surface a little rough. */
const felt: Distance = (x, y, z) => {
  let distance = smoothMin(body(x, y, z), head(x, y, z), 0.22);
  distance = smoothMin(distance, cheeks(x, y, z), 0.12);
  for (const part of [...ears, ...limbs, tail]) {
    distance = smoothMin(distance, part(x, y, z), 0.07);
  }
  return (distance + 0.014 * (noise(x * 34, y * 34, z * 34) - 0.5)) * 0.8;
};

const eyes: Distance = (x, y, z) =>
  Math.min(
    ellipsoid(-0.19, 1.58, 0.44, 0.06, 0.07, 0.05)(x, y, z),
    ellipsoid(0.19, 1.58, 0.44, 0.06, 0.07, 0.05)(x, y, z),
  );
const nose = ellipsoid(0, 1.45, 0.55, 0.07, 0.05, 0.04);
/** A scarf around the neck, and its end. */
const scarf: Distance = (x, y, z) => {
  const around = Math.hypot(Math.hypot(x, z * 1.05) - 0.42, (y - 1.14) * 0.8) - 0.1;
  return Math.min(around, rod([0.3, 1.1, 0.38], [0.4, 0.66, 0.52], 0.11, 0.12)(x, y, z)) * 0.8;
};

function pile(x: number, y: number, z: number): Material {
  const inEar = y > 1.85 && z > 0.05 ? 1 : 0;
  const belly = Math.max(0, 1 - Math.hypot(x / 0.36, (y - 0.62) / 0.42)) * (z > 0.2 ? 1 : 0);
  const grain = layeredNoise(x * 9, y * 9, z * 9, 2);
  const fur = mixColor(linear('#b99a7c'), linear('#d6bea2'), grain);
  const soft = mixColor(fur, linear('#efe3d2'), Math.min(1, belly * 1.6));
  return {
    color: mixColor(soft, linear('#e2a8a0'), inEar * 0.55),
    roughness: 0.95,
    reflectance: 0.02,
    soft: 0.5,
  };
}

const others = {
  eyes: { color: linear('#15120f'), roughness: 0.12, reflectance: 0.08 },
  nose: { color: linear('#b5655f'), roughness: 0.5, reflectance: 0.04 },
  scarf: { color: linear('#2f6f73'), roughness: 0.9, reflectance: 0.02, soft: 0.4 },
} satisfies Record<string, Material>;

/** A felt rabbit. */
export const rabbit: Still = {
  name: 'rabbit',
  camera: { from: [1.1, 1.9, 7.4], to: [0, 1.26, 0], zoom: 0.235 },
  light: {
    toward: normalize([-0.7, 0.75, 0.6]),
    color: [2.2, 2.05, 1.8],
    sky: [0.4, 0.42, 0.46],
    ground: [0.22, 0.19, 0.16],
  },
  distance: (x, y, z) => Math.min(felt(x, y, z), eyes(x, y, z), nose(x, y, z), scarf(x, y, z)),
  materialAt: (x, y, z) => {
    const gaps: [Material, number][] = [
      [others.eyes, eyes(x, y, z)],
      [others.nose, nose(x, y, z)],
      [others.scarf, scarf(x, y, z)],
    ];
    const [material, gap] = gaps.reduce((a, b) => (b[1] < a[1] ? b : a));
    return gap < felt(x, y, z) ? material : pile(x, y, z);
  },
  bounds: { center: [0, 1.3, 0], radius: 1.7 },
  ground: () => ({ color: linear('#b9c4b0'), roughness: 0.9, reflectance: 0.02 }),
  backdrop: (_, up) => mixColor(linear('#c3cdbb'), linear('#dfe5d8'), (up + 1) / 2),
  horizon: [6, 16],
};
