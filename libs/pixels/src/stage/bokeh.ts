import { createRandom } from '../random.ts';
import { mixRgb, type Rgb } from './color.ts';
import { smoothStep } from '../smooth-step.ts';
import type { Material } from './materials.ts';

export type BokehOptions = {
  top: Rgb;
  bottom: Rgb;
  lights: readonly Rgb[];
  /** How many lights are out of focus there. */
  count: number;
  /** Radius of the largest, in heights of the picture. */
  radius: number;
  /** How bright they are, from 0 to 1. */
  strength: number;
  seed: number;
};

/** Lights far out of focus: discs that are a little brighter at their rim, as a lens draws them. */
export function bokeh(options: BokehOptions): Material {
  const { top, bottom, lights, count, radius, strength, seed } = options;
  const random = createRandom(seed);
  const discs = Array.from({ length: count }, () => ({
    x: (random() - 0.5) * 1.8,
    y: random() * 0.66,
    r: radius * (0.35 + 0.65 * random()),
    color: lights[Math.floor(random() * lights.length)] ?? top,
    weight: strength * (0.15 + 0.85 * random() ** 2),
  }));
  return (u, v) => {
    let color = mixRgb(top, bottom, smoothStep(0, 0.75, v));
    for (const { x, y, r, color: light, weight } of discs) {
      const distance = Math.hypot(u - x, v - y) / r;
      if (distance >= 1) continue;
      const rim = 0.7 + 0.3 * smoothStep(0.6, 0.95, distance);
      color = mixRgb(color, light, weight * rim * (1 - smoothStep(0.92, 1, distance)));
    }
    return color;
  };
}
