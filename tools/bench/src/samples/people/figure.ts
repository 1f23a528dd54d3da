import { linear, mixColor, normalize, type Color, type Material } from '../light.ts';
import { layeredNoise } from '../noise.ts';
import type { Still } from '../render.ts';
import { length, smoothstep, type Point } from '../shapes.ts';
import { createBody } from './body.ts';
import { createHair } from './hair.ts';
import { createHead } from './head.ts';
import type { Person } from './person.ts';
import { eyeAt, headRadius, skinAt } from './skin.ts';

/** Pixels of a figure. */
export const figureSize = { width: 1_200, height: 960 };

/** Height of the eyes above the plane that every still stands on: far below the picture. */
const eyeLevel = 14;

const denim = linear('#2d3a52');
const hairMaterial = { reflectance: 0.05, soft: 0.15 };

/** Somebody from the head to below the hips, arms hanging, in a plain shirt with short sleeves. */
export function figure(person: Person): Still {
  const [head, hair, body] = [createHead(person), createHair(person), createBody()];
  const parts = (x: number, y: number, z: number): number[] => {
    const [shirt, trousers, limbs] = [
      body.shirt(x, y, z),
      body.trousers(x, y, z),
      body.limbs(x, y, z),
    ];
    const away = length(x, y, z) - headRadius;
    if (away > 0.2) return [limbs, Infinity, Infinity, Math.min(away), shirt, trousers];
    const brows = Math.min(head.brows(x, y, z), head.lashes(x, y, z));
    const skin = Math.min(head.skin(x, y, z), limbs);
    return [skin, head.eyes(x, y, z), brows, hair(x, y, z), shirt, trousers];
  };
  const materialOf = (part: number, ...at: Point): Material => {
    if (part === 0) return skinAt(person, head, ...at);
    if (part === 1) return eyeAt(person, ...at);
    if (part === 4) return clothAt(person.clothes, 40, ...at);
    if (part === 5) return clothAt(denim, 60, ...at);
    return { ...hairMaterial, color: person.hair, roughness: part === 2 ? 0.8 : 0.5 };
  };
  return {
    name: person.name,
    camera: { from: [0, eyeLevel - 2.4, 18], to: [0, eyeLevel - 2.4, 0], zoom: 0.222 },
    light: {
      toward: normalize([-0.66, 0.5, 0.8]),
      color: [1.75, 1.64, 1.5],
      sky: [0.4, 0.42, 0.46],
      ground: [0.27, 0.24, 0.21],
    },
    distance: (x, y, z) => Math.min(...parts(x, y - eyeLevel, z)) * 0.9,
    materialAt: (x, y, z) => {
      const gaps = parts(x, y - eyeLevel, z);
      return materialOf(gaps.indexOf(Math.min(...gaps)), x, y - eyeLevel, z);
    },
    bounds: { center: [0, eyeLevel - 3, -0.2], radius: 5.2 },
    ground: () => ({ color: person.wall, roughness: 1, reflectance: 0 }),
    backdrop: (across, up) => {
      const glow = 1 - smoothstep(0.1, 2.1, length(across + 0.5, up - 0.4));
      return mixColor(person.wall.map((part) => part * 0.62) as Color, person.wall, glow);
    },
    horizon: [0.1, 0.2],
  };
}

function clothAt(base: Color, fine: number, x: number, y: number, z: number): Material {
  const weave = 0.92 + 0.16 * layeredNoise(x * fine, y * fine, z * fine, 2);
  const color = base.map((part) => part * weave) as Color;
  return { color, roughness: 0.95, reflectance: 0.02, soft: 0.3 };
}
