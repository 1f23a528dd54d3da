import { smoothStep } from '../smooth-step.ts';
import type { Rgb } from './color.ts';
import { createNoiseField, fractal } from './noise-field.ts';

/** How much light falls on a place of the picture, around 1; x and y in heights of the picture. */
export type LightPattern = (x: number, y: number) => number;

/** The light's colour there, around 1 for each channel; the light comes from where x is greatest. */
export type LightTone = (x: number, y: number) => Rgb;

export const evenLight: LightPattern = () => 1;

/** Sunlight through a window's panes, slanting over wall and floor. */
export function windowLight(shift: number): LightPattern {
  return (x, y) => {
    const across = (x + shift - y * 0.55) / 0.42;
    const down = (y + x * 0.18) / 0.5;
    const pane = (t: number, soft: number) => {
      const within = t - Math.floor(t);
      return smoothStep(0.06, 0.06 + soft, within) * (1 - smoothStep(0.94 - soft, 0.94, within));
    };
    const inside = smoothStep(-1.05, -0.9, across) * (1 - smoothStep(0.9, 1.05, across));
    const lit = inside * pane(across, 0.05) * pane(down, 0.06);
    return 0.8 + 0.32 * lit;
  };
}

/** Sunlight between the slats of a blind: narrow stripes, a little slanted, that end softly. */
export function blindsLight(shift: number): LightPattern {
  return (x, y) => {
    const within = (y + x * 0.3) / 0.082;
    const slat = Math.abs(within - Math.floor(within) - 0.5) * 2;
    const side = x + shift - y * 0.35;
    const inside = smoothStep(-0.62, -0.5, side) * (1 - smoothStep(0.42, 0.54, side));
    return 0.74 + 0.4 * inside * (1 - smoothStep(0.42, 0.66, slat));
  };
}

/** Sun through the crowns of trees: flecks of it, and wide soft shade. */
export function canopyLight(seed: number): LightPattern {
  const noise = createNoiseField(seed + 13);
  return (x, y) => {
    const gaps = fractal(noise, x * 3.2 + y * 1.4 + 20, y * 6.5 - x + 20, 3);
    return 0.74 + 0.42 * smoothStep(0.42, 0.66, gaps);
  };
}
