import { linear, normalize, type Material } from './light.ts';
import { layeredNoise } from './noise.ts';
import type { Still } from './render.ts';
import { box, smoothMin, smoothstep, type Distance } from './shapes.ts';

/** A cylinder that faces the viewer: around the z axis, from one depth to another. */
const barrel =
  (cx: number, cy: number, from: number, to: number, radius: number, round: number): Distance =>
  (x, y, z) => {
    const across = Math.hypot(x - cx, y - cy) - radius + round;
    const along = Math.abs(z - (from + to) / 2) - (to - from) / 2 + round;
    const outside = Math.hypot(Math.max(across, 0), Math.max(along, 0));
    return outside + Math.min(Math.max(across, along), 0) - round;
  };

/** The same standing upright. */
const knob = (cx: number, cz: number, from: number, to: number, radius: number): Distance => {
  const lying = barrel(cx, cz, from, to, radius, 0.025);
  return (x, y, z) => lying(x, z, y);
};

const glass: Distance = (x, y, z) => Math.hypot(x, y - 0.72, z - 0.32) - 0.47;

const shapes: { distance: Distance; material: Material }[] = [
  {
    distance: (x, y, z) => {
      const body = box([0, 0.74, 0], [1.32, 0.5, 0.3], 0.16)(x, y, z);
      return Math.max(body, Math.abs(y - 0.66) - 0.36);
    },
    material: { color: linear('#28606b'), roughness: 0.8, reflectance: 0.04 },
  },
  {
    distance: (x, y, z) => {
      const body = box([0, 0.66, 0], [1.32, 0.62, 0.3], 0.16)(x, y, z);
      const top = Math.max(body, 0.98 - y);
      const bottom = Math.max(body, y - 0.32);
      const hump = box([0, 1.28, -0.02], [0.4, 0.2, 0.24], 0.1)(x, y, z);
      return Math.min(smoothMin(top, hump, 0.1), bottom);
    },
    material: { color: linear('#d8d5ce'), roughness: 0.32, reflectance: 0.35, metal: true },
  },
  {
    distance: (x, y, z) =>
      Math.min(
        barrel(0, 0.72, 0.28, 0.5, 0.56, 0.03)(x, y, z),
        knob(0.78, 0, 1.26, 1.42, 0.19)(x, y, z),
        knob(-0.85, 0, 1.26, 1.38, 0.22)(x, y, z),
      ),
    material: { color: linear('#c9c5bd'), roughness: 0.25, reflectance: 0.5, metal: true },
  },
  {
    distance: (x, y, z) => {
      const tube = barrel(0, 0.72, 0.45, 0.86, 0.48, 0.03)(x, y, z);
      const grooves = 0.008 * smoothstep(0.2, 0.8, Math.sin(Math.atan2(y - 0.72, x) * 40));
      const ribbed = z > 0.56 && z < 0.7 ? tube + grooves : tube;
      return Math.max(ribbed, -barrel(0, 0.72, 0.72, 1, 0.38, 0.02)(x, y, z));
    },
    material: { color: linear('#23252b'), roughness: 0.4, reflectance: 0.06 },
  },
  {
    distance: glass,
    material: { color: linear('#101a30'), roughness: 0.04, reflectance: 0.12 },
  },
  {
    distance: box([0, 1.3, 0.23], [0.2, 0.1, 0.03], 0.03),
    material: { color: linear('#1b2230'), roughness: 0.06, reflectance: 0.1 },
  },
  {
    distance: knob(0.42, 0.06, 1.24, 1.36, 0.07),
    material: { color: linear('#d84a2a'), roughness: 0.35, reflectance: 0.06 },
  },
];

/** How far the whole is lowered until it stands on the ground. */
const lift = 0.04;
const turn = -0.42;
const turned = (x: number, z: number): [number, number] => [
  x * Math.cos(turn) - z * Math.sin(turn),
  x * Math.sin(turn) + z * Math.cos(turn),
];

/** Leather: a fine grain that catches the light unevenly. */
function materialOf(material: Material, x: number, y: number, z: number): Material {
  if (material.roughness < 0.7) return material;
  const grain = 0.82 + 0.36 * layeredNoise(x * 34, y * 34, z * 34, 2);
  const [red, green, blue] = material.color;
  return { ...material, color: [red * grain, green * grain, blue * grain] };
}

export const camera: Still = {
  name: 'camera',
  camera: { from: [0, 1.75, 6.4], to: [0, 0.74, 0], zoom: 0.235 },
  light: {
    toward: normalize([-0.6, 0.8, 0.65]),
    color: [2.1, 2, 1.85],
    sky: [0.6, 0.6, 0.62],
    ground: [0.36, 0.3, 0.18],
  },
  distance: (x, y, z) => {
    const [tx, tz] = turned(x, z);
    return (
      shapes.reduce((least, { distance }) => Math.min(least, distance(tx, y + lift, tz)), 9) * 0.9
    );
  },
  materialAt: (x, y, z) => {
    const [tx, tz] = turned(x, z);
    const gaps = shapes.map(({ distance }) => distance(tx, y + lift, tz));
    const nearest = shapes[gaps.indexOf(Math.min(...gaps))];
    return materialOf(
      nearest?.material ?? { color: [0, 0, 0], roughness: 1, reflectance: 0 },
      tx,
      y,
      tz,
    );
  },
  bounds: { center: [0, 0.75, 0.1], radius: 1.65 },
  ground: () => ({ color: linear('#c79a2e'), roughness: 0.7, reflectance: 0.03 }),
  backdrop: (across, up) => {
    const glow = 1 - smoothstep(0.1, 1.7, Math.hypot(across + 0.4, up - 0.3));
    return [0.5 + 0.38 * glow, 0.3 + 0.26 * glow, 0.05 + 0.07 * glow];
  },
  horizon: [7, 11],
};
