import { mixRgb, rgbOf, scaleRgb, type Rgb } from './color.ts';
import { fallenLeaves } from './fallen-leaves.ts';
import { autumn, foliage, summer, woodland } from './greenery.ts';
import { growStrands } from './grow-strands.ts';
import { canopyLight } from './light-pattern.ts';
import type { Material } from './materials.ts';
import { createNoiseField, fractal } from './noise-field.ts';
import { smoothStep } from '../smooth-step.ts';
import type { Studio, StudioOptions } from './studio.ts';

const [shaded, fresh, dried] = ['#5d8034', '#83a04a', '#a9a05a'].map(rgbOf) as [Rgb, Rgb, Rgb];
const [needles, moss] = ['#6b583d', '#6c713d'].map(rgbOf) as [Rgb, Rgb];

/** A lawn's colours: fresh, and here and there a little dry. */
function turf(seed: number): Material {
  const noise = createNoiseField(seed + 2);
  return (u, v) => {
    const patch = fractal(noise, u * 3, v * 3, 3);
    const dry = smoothStep(0.56, 0.8, fractal(noise, u * 7 + 60, v * 7 + 60, 2));
    return mixRgb(mixRgb(shaded, fresh, patch), dried, 0.55 * dry);
  };
}

/** Needles and earth with moss between them. */
function woodFloor(seed: number): Material {
  const noise = createNoiseField(seed + 4);
  return (u, v) => {
    const mossy = smoothStep(0.34, 0.66, fractal(noise, u * 5, v * 5, 4));
    const tone = 0.75 + 0.5 * fractal(noise, u * 16 + 50, v * 16 + 50, 2);
    return scaleRgb(mixRgb(needles, moss, mossy), tone);
  };
}

const under = { seam: 'verge', outdoors: true } as const;

const grass = ({ seed }: StudioOptions): Studio => ({
  ...under,
  wall: foliage(seed),
  floor: turf(seed),
  cover: growStrands({
    length: 0.055,
    width: 0.0042,
    lean: 0.5,
    density: 1,
    root: 0.42,
    tip: 1.3,
    seed,
  }),
  light: canopyLight(seed),
  vignette: 0.2,
});

const forest = ({ seed }: StudioOptions): Studio => ({
  ...under,
  wall: woodland(seed, summer),
  floor: woodFloor(seed),
  cover: growStrands({
    length: 0.026,
    width: 0.0034,
    lean: 1.7,
    density: 1,
    root: 0.5,
    tip: 1.25,
    seed,
  }),
  light: canopyLight(seed + 1),
  vignette: 0.26,
});

const autumnForest = ({ seed }: StudioOptions): Studio => ({
  ...under,
  wall: woodland(seed, autumn),
  floor: woodFloor(seed),
  cover: fallenLeaves(seed),
  light: canopyLight(seed + 1),
  vignette: 0.24,
});

/** Places where something grows on the ground, or has fallen on it. */
export const greenStudios = { grass, forest, autumn: autumnForest } as const;
