import { createRandom } from '../random.ts';
import { mixRgb, type Rgb } from './color.ts';
import { smoothStep } from '../smooth-step.ts';
import type { Material } from './materials.ts';

export type LightsOptions = {
  lights: readonly Rgb[];
  /** How many lights are out of focus there. */
  count: number;
  /** Radius of the largest, in heights of the picture. */
  radius: number;
  /** How bright they are, from 0 to 1. */
  strength: number;
  seed: number;
  /** How far down they reach, in heights. */
  reach?: number;
  /** How much of a disc is its edge, from 0 to 1. */
  soft?: number;
};

export type BokehOptions = LightsOptions & { top: Rgb; bottom: Rgb };

/** Lights far out of focus before a plain ground. */
export const bokeh = ({ top, bottom, ...lights }: BokehOptions): Material =>
  withLights((_, v) => mixRgb(top, bottom, smoothStep(0, 0.75, v)), lights);

/**
 * Discs that are a little brighter at their rim, as a lens draws lights; none darkens what it covers,
 * and none is cut in two where the wall ends.
 */
export function withLights(ground: Material, options: LightsOptions): Material {
  const { lights, count, radius, strength, seed, reach = 0.66, soft = 0.08 } = options;
  const random = createRandom(seed);
  const discs = Array.from({ length: count }, () => ({
    x: (random() - 0.5) * 1.8,
    y: random() * reach,
    r: radius * (0.35 + 0.65 * random()),
    color: lights[Math.floor(random() * lights.length)] ?? [255, 255, 255],
    weight: strength * (0.15 + 0.85 * random() ** 2),
  }));
  return (u, v, end = Infinity) => {
    let color = ground(u, v, end);
    for (const { x, y, r, color: light, weight } of discs) {
      const square = ((u - x) ** 2 + (v - y) ** 2) / (r * r);
      if (square >= 1 || Math.abs(end - y) < r) continue;
      const distance = Math.sqrt(square);
      const rim = 0.7 + 0.3 * smoothStep(0.6, 0.95, distance);
      color = brightest(color, light, weight * rim * (1 - smoothStep(1 - soft, 1, distance)));
    }
    return color;
  };
}

/** Towards a light, in the channels it has more of. */
const brightest = (color: Rgb, light: Rgb, share: number): Rgb => {
  const lit = (c: 0 | 1 | 2) => color[c] + Math.max(0, light[c] - color[c]) * share;
  return [lit(0), lit(1), lit(2)];
};
