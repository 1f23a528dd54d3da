import { linear, mixColor, type Material } from '../light.ts';
import { layeredNoise } from '../noise.ts';
import { length, smoothstep } from '../shapes.ts';
import { eye, lipShare, type Head } from './head.ts';
import type { Person } from './person.ts';

/** A ball around head, neck and hair: what is outside needs no closer look. */
export const headRadius = 1.95;
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
