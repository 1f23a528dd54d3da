import { smoothStep } from '../smooth-step.ts';
import { bokeh } from './bokeh.ts';
import { mixRgb, rgbOf, type Rgb } from './color.ts';
import type { Material } from './materials.ts';
import { createNoiseField, fractal } from './noise-field.ts';

/** What is far behind, out of focus, at a time of the day or of the year. */
export type Sky = (seed: number) => Material;

const [zenith, horizon, cloud] = ['#8dbad3', '#f3e3cd', '#fffaf2'].map(rgbOf) as [Rgb, Rgb, Rgb];

/** Thin clouds out of focus, flatter the nearer they are to the horizon. */
export const daySky: Sky = (seed) => {
  const noise = createNoiseField(seed + 31);
  return (u, v) => {
    const height = 1 / (v + 0.45);
    const veil = fractal(noise, u * height * 1.3 + 40, height * 3.4, 4);
    const clear = mixRgb(zenith, horizon, smoothStep(0, 0.75, v));
    return mixRgb(clear, cloud, 0.6 * smoothStep(0.42, 0.82, veil));
  };
};

export const sunsetSky: Sky = (seed) =>
  bokeh({
    top: rgbOf('#3c3f73'),
    bottom: rgbOf('#f3a36b'),
    lights: [rgbOf('#ffd9a0'), rgbOf('#ff9d7a')],
    count: 14,
    radius: 0.16,
    strength: 0.3,
    seed,
  });

/** The low sun between leaves. */
export const goldenSky: Sky = (seed) =>
  bokeh({
    top: rgbOf('#ffab62'),
    bottom: rgbOf('#4a2312'),
    lights: [rgbOf('#fff0c4'), rgbOf('#ffb45c'), rgbOf('#ff8a4c')],
    count: 30,
    radius: 0.085,
    strength: 0.95,
    // Other lights than those of the leaves, which have the seed itself.
    seed: seed + 19,
  });

export const nightSky: Sky = (seed) =>
  bokeh({
    top: rgbOf('#0d1020'),
    bottom: rgbOf('#1d2036'),
    lights: [rgbOf('#ffcf8a'), rgbOf('#ff8f70'), rgbOf('#8fb6ff'), rgbOf('#ffe9c9')],
    count: 38,
    radius: 0.075,
    strength: 0.75,
    seed,
  });

export const neonSky: Sky = (seed) =>
  bokeh({
    top: rgbOf('#120a24'),
    bottom: rgbOf('#2a1140'),
    lights: [rgbOf('#ff3fa4'), rgbOf('#3fd0ff'), rgbOf('#8a5bff'), rgbOf('#ff7ad0')],
    count: 34,
    radius: 0.12,
    strength: 0.7,
    seed,
  });

export const winterSky: Sky = (seed) =>
  bokeh({
    top: rgbOf('#c9d6e2'),
    bottom: rgbOf('#e6ecf0'),
    lights: [rgbOf('#ffffff'), rgbOf('#a9b8c6'), rgbOf('#dfe8ef')],
    count: 26,
    radius: 0.14,
    strength: 0.4,
    seed,
  });
