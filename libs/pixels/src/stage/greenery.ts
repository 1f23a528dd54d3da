import { smoothStep } from '../smooth-step.ts';
import { withLights } from './bokeh.ts';
import { mixRgb, rgbOf, scaleRgb, type Rgb } from './color.ts';
import type { Material } from './materials.ts';
import { createNoiseField, fractal, type NoiseField } from './noise-field.ts';
import { plantTrunks } from './trunks.ts';

const shade = rgbOf('#32482a');
const leaf = rgbOf('#6c8a4c');
const lit = rgbOf('#b6c983');
const lawn = rgbOf('#73953f');

/** A forest's colours at a time of the year: in the shade, of leaves, where light falls, below, far off. */
type Season = { shade: Rgb; leaf: Rgb; lit: Rgb; bush: Rgb; haze: Rgb; lights: readonly Rgb[] };

export const summer: Season = {
  shade,
  leaf,
  lit,
  bush: rgbOf('#6b6c40'),
  haze: rgbOf('#cdd7a6'),
  lights: [rgbOf('#cfdc94'), rgbOf('#b4ca78'), rgbOf('#e6ebba')],
};

export const autumn: Season = {
  shade: rgbOf('#5a3320'),
  leaf: rgbOf('#b5652b'),
  lit: rgbOf('#eeb24d'),
  bush: rgbOf('#96582a'),
  haze: rgbOf('#f2d9a4'),
  lights: [rgbOf('#f7c767'), rgbOf('#ee9a45'), rgbOf('#fbe3a9')],
};

/** Soft masses that follow no axis: a field's knots would be seen as a grid. */
const masses = (
  noise: NoiseField,
  u: number,
  v: number,
  scale: number,
  octaves: number,
): number => {
  const [x, y] = [u * 0.79 - v * 0.61 + 9, u * 0.61 + v * 0.79 + 9];
  const bend = noise(x * scale * 0.7 + 50, y * scale * 0.7) - 0.5;
  return fractal(noise, x * scale + bend, y * scale - bend, octaves);
};

const leafLights = {
  lights: summer.lights,
  radius: 0.042,
  strength: 0.5,
  soft: 0.45,
};

/** Bushes and trees far out of focus, the sky between their leaves, and a lawn before them. */
export function foliage(seed: number): Material {
  const noise = createNoiseField(seed + 5);
  const trees: Material = (u, v) => {
    const mass = masses(noise, u, v, 4, 3);
    const bright = masses(noise, u + 3, v + 5, 6.5, 2);
    const crown = mixRgb(shade, leaf, smoothStep(0.25, 0.72, mass));
    const open = smoothStep(0.42, 0.78, bright) * (1 - smoothStep(0.2, 0.6, v));
    const near = smoothStep(0.46, 0.62, v + 0.06 * (mass - 0.5));
    return mixRgb(mixRgb(crown, lit, 0.8 * open), scaleRgb(lawn, 0.84 + 0.24 * bright), near);
  };
  return withLights(trees, { ...leafLights, count: 110, reach: 0.42, seed });
}

/** A forest far out of focus: trunks one behind the other, light between them, leaves above. */
export function woodland(seed: number, season: Season): Material {
  const { shade, leaf, lit, bush, haze, lights } = season;
  const noise = createNoiseField(seed + 7);
  const trunks = plantTrunks(seed, haze);
  const wood: Material = (u, v) => {
    const mass = masses(noise, u, v, 4, 3);
    const glow = smoothStep(0.85, 0.05, Math.hypot(u, (v - 0.4) * 1.9));
    const air = mixRgb(mixRgb(shade, leaf, mass), haze, (0.25 + 0.6 * glow) * (0.7 + 0.4 * mass));
    const crown = smoothStep(0.36, 0.04, v + 0.4 * (mass - 0.5));
    const leaves = mixRgb(scaleRgb(shade, 0.9), lit, smoothStep(0.35, 0.8, mass));
    const bushes = smoothStep(0.47, 0.63, v + 0.22 * (mass - 0.5));
    const behind = trunks(air, u, v);
    const hung = mixRgb(behind, leaves, 0.75 * crown);
    return mixRgb(hung, scaleRgb(bush, 0.62 + 0.6 * mass), 0.92 * bushes);
  };
  return withLights(wood, { ...leafLights, lights, count: 120, reach: 0.34, seed });
}
