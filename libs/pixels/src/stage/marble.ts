import { smoothStep } from '../smooth-step.ts';
import { mixRgb, scaleRgb, type Rgb } from './color.ts';
import type { Material } from './materials.ts';
import { createNoiseField, fractal, type NoiseField } from './noise-field.ts';

/** Cracks in stone that were filled: they run the same way, and never close to a ring. */
type Veins = {
  /** Which way they run, in radians from straight ahead. */
  turn: number;
  /** From one to the next, in heights. */
  apart: number;
  /** How far they leave their way, in shares of that. */
  bent: number;
  /** How thick one is, in heights. */
  thick: number;
  /** How far the smoke beside one reaches, in heights. */
  smoke: number;
  /** Which part of them there is, from 0 to 1. */
  share: number;
};

const broad: Veins = { turn: 0.72, apart: 0.52, bent: 1.35, thick: 0.01, smoke: 0.17, share: 0.62 };
const fine: Veins = { turn: -0.5, apart: 0.3, bent: 1.1, thick: 0.0045, smoke: 0.03, share: 0.44 };

/** How far a vein leaves its way from one crystal to the next, in heights. */
const crumbled = 0.0125;

/** Polished stone with veins that cross, fade and begin anew. */
export function marble(ground: Rgb, vein: Rgb, seed: number): Material {
  const noise = createNoiseField(seed);
  const [main, side] = [veins(noise, broad), veins(noise, fine)];
  return (u, v) => {
    const cloud = fractal(noise, u * 2.2 + 20, v * 2.2, 3);
    const warp = fractal(noise, u * 1.7 + 3, v * 1.7 + 41, 4) - 0.5;
    const share = Math.max(main(u, v, warp), 0.6 * side(u, v, warp));
    return mixRgb(scaleRgb(ground, 0.94 + 0.07 * cloud), vein, Math.min(1, share));
  };
}

/** How much of a vein's colour is at a place. */
function veins(noise: NoiseField, { turn, apart, bent, thick, smoke, share }: Veins) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (u: number, v: number, warp: number) => {
    const along = (v * cos - u * sin) / apart;
    const place = (u * cos + v * sin) / apart + warp * bent;
    const index = Math.floor(place);
    const smooth = place - index - 0.3 - 0.4 * noise(index * 7.31 + 0.5, 3.5);
    if (Math.abs(smooth) * apart > smoke + crumbled) return 0;
    const here = noise(along * 0.9 + index * 19.7, index * 5.3 + turn);
    const strength = smoothStep(1 - share - 0.16, 1 - share + 0.24, here);
    if (strength === 0) return 0;
    const crumbs = fractal(noise, u * 55 + 7, v * 55, 2) - 0.5;
    const aside = smooth * apart + crumbled * crumbs;
    const off = Math.abs(aside);
    const width = thick * (0.35 + 1.3 * noise(along * 3.1 + index * 11.9, index * 3.7));
    const core = 1 - smoothStep(0.15 * width, width, off);
    const haze = (1 - smoothStep(0, smoke * (aside > 0 ? 1 : 0.4), off)) ** 1.5;
    return strength * (1 + crumbs) * Math.max(0.7 * core, 0.34 * haze * here);
  };
}
