import { linear, mixColor, normalize, type Color, type Material } from '../light.ts';
import { layeredNoise } from '../noise.ts';
import type { Still } from '../render.ts';
import {
  ellipsoid,
  length,
  rod,
  smoothMax,
  smoothMin,
  smoothstep,
  type Distance,
  type Point,
} from '../shapes.ts';
import { createHair } from './hair.ts';
import { createHead, eye, lipShare, type Head } from './head.ts';
import type { Person } from './person.ts';

/** A ball around head, neck and hair: what is outside needs no closer look. */
export const headRadius = 1.95;
/** Height of the eyes above the plane that every still stands on. */
const eyeLevel = 3.1;

const shoulders: Distance = (x, y, z) => {
  const side = rod([0.28, -1.62, -0.36], [1.12, -1.98, -0.4], 0.36, 0.44)(Math.abs(x), y, z);
  const chest = ellipsoid(0, -2.5, -0.2, 1.15, 0.98, 0.68)(x, y, z);
  return smoothMin(side, chest, 0.4);
};
/** A rolled neck over the shoulders. */
const collar = rod([0, -1.42, -0.29], [0, -1.62, -0.31], 0.45, 0.52);

/** Cut level at the top, where the neck comes out of it. */
const rim = (d: number, y: number): number => smoothMax(d, y + 1.36, 0.08);

export function skinAt(person: Person, head: Head, x: number, y: number, z: number): Material {
  const spots = layeredNoise(x * 7, y * 7, z * 7, 3) - 0.5;
  const tone = mixColor(person.skin, person.lips, 0.06 + 0.1 * spots);
  const cheek = Math.exp(-(((Math.abs(x) - 0.4) / 0.2) ** 2) - ((y + 0.36) / 0.2) ** 2);
  const tip = Math.exp(-((x / 0.14) ** 2) - ((y + 0.36) / 0.14) ** 2);
  const flush = z > 0.2 ? 0.2 * cheek + 0.12 * tip : 0;
  const flushed = mixColor(tone, person.lips, flush);
  const lip = lipShare(head, x, y, z);
  const base = mixColor(flushed, freckle, freckled(person, x, y, z));
  return {
    color: mixColor(base, person.lips, lip * 0.85),
    roughness: 0.62 - 0.22 * lip,
    reflectance: 0.03,
    soft: 0.45,
  };
}

const freckle = linear('#8a4f32');

/** How dark freckles are here: across the nose and the cheeks. */
function freckled({ freckles = 0 }: Person, x: number, y: number, z: number): number {
  if (freckles === 0 || z < 0.2) return 0;
  const band = Math.exp(-((x / 0.52) ** 2) - ((y + 0.28) / 0.15) ** 2);
  return freckles * band * smoothstep(0.62, 0.7, layeredNoise(x * 24, y * 24, z * 24, 2));
}

export function eyeAt({ iris }: Person, x: number, y: number, z: number): Material {
  const [dx, dy] = [Math.abs(x) - eye.x + 0.012, y - eye.y];
  const far = z > eye.z ? length(dx, dy) : 1;
  const ring = mixColor(iris, linear('#120c08'), smoothstep(0.062, 0.082, far) * 0.7);
  const white = linear('#efe9e2');
  const inIris = mixColor(ring, linear('#040303'), 1 - smoothstep(0.03, 0.037, far));
  return {
    color: mixColor(inIris, white, smoothstep(0.079, 0.088, far)),
    roughness: 0.06,
    reflectance: 0.05,
    soft: 0.2,
  };
}

function woolAt({ clothes }: Person, x: number, y: number, z: number): Material {
  const weave = 0.9 + 0.2 * layeredNoise(x * 30, y * 30, z * 30, 2);
  const color = clothes.map((part) => part * weave) as Color;
  return { color, roughness: 0.95, reflectance: 0.02, soft: 0.3 };
}

const hairMaterial = { reflectance: 0.05, soft: 0.15 };

/** What somebody is made of, in the order of their parts: skin, eyes, brows, hair, clothes. */
function materialOf(person: Person, head: Head, part: number, ...at: Point): Material {
  if (part === 0) return skinAt(person, head, ...at);
  if (part === 1) return eyeAt(person, ...at);
  if (part === 4) return woolAt(person, ...at);
  return { ...hairMaterial, color: person.hair, roughness: part === 2 ? 0.8 : 0.5 };
}

/** Pixels of a portrait. */
export const portraitSize = { width: 960, height: 768 };

/** Someone from the chest up, in window light: modelled, and no picture of anyone. */
export function portrait(person: Person): Still {
  const [head, hair] = [createHead(person), createHair(person)];
  const parts = (x: number, y: number, z: number): number[] => {
    const clothes = smoothMin(shoulders(x, y, z), rim(collar(x, y, z), y), 0.12);
    const away = length(x, y, z) - headRadius;
    if (away > 0.2) return [away, Infinity, Infinity, Infinity, clothes];
    const brows = Math.min(head.brows(x, y, z), head.lashes(x, y, z));
    return [head.skin(x, y, z), head.eyes(x, y, z), brows, hair(x, y, z), clothes];
  };
  return {
    name: person.name,
    camera: { from: [0, eyeLevel - 0.1, 9], to: [0, eyeLevel - 0.2, 0], zoom: 0.22 },
    light: {
      toward: normalize([-0.72, 0.6, 0.75]),
      color: [1.85, 1.72, 1.56],
      sky: [0.36, 0.38, 0.42],
      ground: [0.25, 0.21, 0.18],
    },
    distance: (x, y, z) => Math.min(...parts(x, y - eyeLevel, z)) * 0.9,
    materialAt: (x, y, z) => {
      const gaps = parts(x, y - eyeLevel, z);
      return materialOf(person, head, gaps.indexOf(Math.min(...gaps)), x, y - eyeLevel, z);
    },
    bounds: { center: [0, eyeLevel - 0.7, -0.2], radius: 2.6 },
    ground: () => ({ color: person.wall, roughness: 1, reflectance: 0 }),
    backdrop: (across, up) => {
      const glow = 1 - smoothstep(0.1, 1.9, length(across + 0.5, up - 0.4));
      return mixColor(person.wall.map((part) => part * 0.55) as Color, person.wall, glow);
    },
    horizon: [0.1, 0.2],
  };
}
