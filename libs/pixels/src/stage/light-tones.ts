import { mixRgb, scaleRgb, type Rgb } from './color.ts';
import type { LightTone } from './light-pattern.ts';
import { smoothStep } from '../smooth-step.ts';

/** How much of a round pool of light there is: 1 in its middle. */
const pool = (x: number, y: number, radius: number): number =>
  Math.exp(-(x * x + y * y) / (radius * radius));

/** From the side away from the light, to the one it comes from. */
const across = (far: Rgb, near: Rgb, x: number): Rgb => mixRgb(far, near, smoothStep(-0.7, 0.7, x));

const plus = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
];

/** Sunlight through a window: hardly warmer than white, and brighter than what is around it. */
export const sunTone: LightTone = () => [1.07, 1.04, 0.985];

/** Lamplight indoors. */
export const warmTone: LightTone = (x) => across([0.97, 0.88, 0.74], [1.08, 0.98, 0.8], x);

/** A low sun on one side, and the blue of the sky in the shade on the other. */
export const sunsetTone: LightTone = (x, y) =>
  plus(
    across([0.76, 0.62, 0.62], [1.1, 0.86, 0.6], x),
    [0.26, 0.19, 0.06],
    pool(x - 0.65, y - 0.45, 0.5),
  );

/** One soft lamp above the middle, and hardly any light around it. */
export const dimTone: LightTone = (x, y) =>
  scaleRgb([1, 0.96, 0.9], 0.26 + 0.6 * pool(x - 0.05, (y - 0.62) * 1.25, 0.5));

/** Moonlight, and a lamp that shines on what is shown. */
export const nightTone: LightTone = (x, y) =>
  plus([0.26, 0.31, 0.45], [0.62, 0.5, 0.28], pool(x - 0.2, (y - 0.78) * 1.4, 0.5));

/** A pink tube on one side and a blue one on the other. */
export const neonTone: LightTone = (x, y) =>
  scaleRgb(across([0.2, 0.5, 1], [1, 0.22, 0.7], x), 0.72 + 0.35 * pool(0, y - 0.7, 0.6));

/** Under clouds the light is cold. */
export const winterTone: LightTone = () => [0.99, 1.015, 1.05];
