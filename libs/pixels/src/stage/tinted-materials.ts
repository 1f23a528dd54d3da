import { mixRgb, scaleRgb, type Rgb } from './color.ts';
import { marble } from './marble.ts';
import { wood, type Material } from './materials.ts';

const lightVein: Rgb = [232, 228, 220];

/** How bright a colour is, from 0 to 1. */
const brightness = ([red, green, blue]: Rgb): number => (red + green + blue) / 765;

/** Boards of a colour; white ones have less grain, or they would be grey. */
export const paintedWood = (color: Rgb, seed: number): Material =>
  wood(color, scaleRgb(color, brightness(color) > 0.85 ? 0.86 : 0.68), seed);

/** Marble of a colour: its veins are light where it is dark, and dark where it is light. */
export function coloredMarble(color: Rgb, seed: number): Material {
  const isDark = brightness(color) < 0.7;
  return marble(color, isDark ? mixRgb(color, lightVein, 0.55) : scaleRgb(color, 0.62), seed);
}
