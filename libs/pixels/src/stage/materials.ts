import { mixRgb, scaleRgb, type Rgb } from './color.ts';
import { smoothStep } from '../smooth-step.ts';
import { createNoiseField, fractal } from './noise-field.ts';

/**
 * The colour of a surface at a place; 1 is about the height of the picture. `end`: how far down a wall
 * is seen, where anything hangs on that.
 */
export type Material = (u: number, v: number, end?: number) => Rgb;

/** A painted or paper surface: hardly any texture. */
export function plain(color: Rgb, seed: number): Material {
  const noise = createNoiseField(seed);
  return (u, v) => scaleRgb(color, 0.99 + 0.02 * noise(u * 180, v * 180));
}

/** Boards that run away from the viewer. */
export function wood(light: Rgb, dark: Rgb, seed: number): Material {
  const noise = createNoiseField(seed);
  const board = 0.26;
  return (u, v) => {
    const index = Math.floor(u / board);
    const within = u / board - index;
    const [x, y] = [u * 9 + index * 53, v * 0.9 + index * 17];
    const warp = fractal(noise, x * 0.7, y, 2) * 4;
    const rings = 0.5 + 0.5 * Math.sin((x + warp) * 5);
    const fibre = fractal(noise, u * 240 + index * 7, v * 5, 2);
    const tone = 0.35 * rings + 0.4 * fibre + 0.25 * noise(index * 11.3, 4.7);
    const gap = 1 - 0.6 * (1 - smoothStep(0, 0.018, Math.min(within, 1 - within)));
    return scaleRgb(mixRgb(dark, light, tone), gap);
  };
}

/** Cast stone or plaster: clouds, pores, fine grain. */
export function concrete(color: Rgb, seed: number): Material {
  const noise = createNoiseField(seed);
  return (u, v) => {
    const cloud = fractal(noise, u * 3, v * 3, 4) - 0.5;
    const grain = noise(u * 300, v * 300) - 0.5;
    const pore = smoothStep(0.78, 0.95, fractal(noise, u * 38, v * 38, 3));
    return scaleRgb(color, 1 + cloud * 0.2 + grain * 0.05 - pore * 0.18);
  };
}

/** Fine sand with ripples of wind. */
export function sand(color: Rgb, seed: number): Material {
  const noise = createNoiseField(seed);
  return (u, v) => {
    const bend = fractal(noise, u * 1.4, v * 1.4, 3) * 3;
    const ripple = Math.sin((v * 2.2 + u * 0.6 + bend) * 7);
    const grain = noise(u * 420, v * 420) - 0.5;
    return scaleRgb(color, 1 + ripple * 0.045 + grain * 0.12);
  };
}

/** Woven cloth. */
export function linen(color: Rgb, seed: number): Material {
  const noise = createNoiseField(seed);
  return (u, v) => {
    // Threads have no measure: regular ones would be seen as a grid wherever pixels are too few.
    const thread = noise(u * 170, v * 14) + noise(u * 14, v * 170) - 1;
    const fibre = noise(u * 460, v * 60) + noise(u * 60, v * 460) - 1;
    const fold = fractal(noise, u * 1.6, v * 1.1, 2) - 0.5;
    return scaleRgb(color, 1 + 0.032 * thread + 0.024 * fibre + 0.14 * fold);
  };
}
