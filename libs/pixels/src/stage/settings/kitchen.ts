import { rgbOf, mixRgb } from '../color.ts';
import { smoothStep } from '../../smooth-step.ts';
import type { Material } from '../materials.ts';
import { standing, type SoftShape } from './soft-shapes.ts';

/** Fronts, and what stands out before them. */
const looks = [
  { front: rgbOf('#a9b5a2'), accent: rgbOf('#c8703f') },
  { front: rgbOf('#5d7183'), accent: rgbOf('#c79a4b') },
  { front: rgbOf('#d9d2c6'), accent: rgbOf('#a8553d') },
] as const;

const oak = rgbOf('#b18a5e');
const china = rgbOf('#f4efe6');
const leaf = rgbOf('#5f7d4a');
const steel = rgbOf('#b9bcbb');
const glow = rgbOf('#fffbf0');

const lightWall = rgbOf('#f3ece0');
const darkWall = rgbOf('#cfc5b6');

/** Daylight from the window on a plastered wall. */
export const kitchenWall: Material = (u, v) =>
  mixRgb(lightWall, darkWall, smoothStep(0.1, 1.1, Math.hypot(u + 0.45, v - 0.2)));

/** A window, a shelf with jars, and a worktop along the wall with what one cooks with. */
export function kitchen(seed: number): SoftShape[] {
  const { front, accent } = looks[seed % looks.length] ?? looks[0];
  const tiles = { color: rgbOf('#ece8df'), round: 0, lit: 0.04 };
  return [
    { x: 0, y: 0.2, w: 1.2, h: 0.14, ...tiles },
    // Window.
    { x: -0.42, y: 0.5, w: 0.2, h: 0.26, color: china, soft: 0.02 },
    { x: -0.52, y: 0.5, w: 0.085, h: 0.23, color: glow, lit: 0.03 },
    { x: -0.32, y: 0.5, w: 0.085, h: 0.23, color: glow, lit: 0.03 },
    {
      x: -0.5,
      y: 0.33,
      w: 0.09,
      h: 0.07,
      color: rgbOf('#cfdcb0'),
      round: 1,
      cover: 0.7,
      soft: 0.04,
    },
    {
      x: -0.3,
      y: 0.31,
      w: 0.08,
      h: 0.06,
      color: rgbOf('#c3d4a4'),
      round: 1,
      cover: 0.7,
      soft: 0.04,
    },
    // Cupboard.
    { x: 0.82, y: 0.62, w: 0.24, h: 0.26, color: front },
    { x: 0.7, y: 0.62, w: 0.005, h: 0.24, color: mixRgb(front, [0, 0, 0], 0.25), soft: 0.008 },
    // Shelf.
    ...shelf(accent),
    // Worktop and fronts below it.
    { x: 0, y: -0.3, w: 1.2, h: 0.33, color: front, round: 0, lit: 0.1 },
    { x: 0, y: 0.045, w: 1.2, h: 0.018, color: oak, round: 0, lit: 0.3 },
    {
      x: 0,
      y: 0.02,
      w: 1.2,
      h: 0.012,
      color: mixRgb(front, [20, 16, 12], 0.45),
      round: 0,
      cover: 0.7,
    },
    ...worktop(accent),
  ];
}

const shelf = (accent: SoftShape['color']): SoftShape[] => [
  { x: 0.28, y: 0.415, w: 0.25, h: 0.011, color: oak },
  { x: 0.28, y: 0.395, w: 0.24, h: 0.02, color: rgbOf('#b7ad9c'), cover: 0.5, soft: 0.03 },
  standing([0.08, 0.425, 0.032, 0.1], china),
  standing([0.155, 0.425, 0.028, 0.075], accent, { round: 0.4 }),
  standing([0.225, 0.425, 0.03, 0.115], rgbOf('#d9cfb8'), { round: 0.2 }),
  standing([0.225, 0.53, 0.03, 0.018], oak),
  standing([0.3, 0.425, 0.026, 0.085], rgbOf('#8fa39a'), { round: 0.3 }),
  standing([0.37, 0.425, 0.033, 0.06], china, { round: 0.6 }),
  standing([0.45, 0.425, 0.03, 0.06], rgbOf('#c3a27b'), { round: 0.5 }),
  { x: 0.45, y: 0.52, w: 0.05, h: 0.045, color: leaf, round: 1, soft: 0.025 },
  { x: 0.49, y: 0.47, w: 0.03, h: 0.06, color: leaf, round: 1, soft: 0.025, cover: 0.8 },
];

const worktop = (accent: SoftShape['color']): SoftShape[] => [
  standing([0.47, 0.06, 0.06, 0.21], rgbOf('#c59b69'), { round: 0.25 }),
  standing([0.55, 0.06, 0.05, 0.16], rgbOf('#8f653d'), { round: 0.3 }),
  standing([0.21, 0.06, 0.062, 0.105], steel, { round: 0.7, lit: 0.4, side: 0.5 }),
  standing([0.21, 0.155, 0.03, 0.016], rgbOf('#55524e')),
  standing([0.135, 0.11, 0.02, 0.02], steel),
  standing([0.035, 0.06, 0.036, 0.09], china, { round: 0.3 }),
  standing([0.02, 0.14, 0.006, 0.1], oak, { soft: 0.01 }),
  standing([0.045, 0.14, 0.006, 0.12], rgbOf('#8a6543'), { soft: 0.01 }),
  standing([0.06, 0.14, 0.005, 0.08], steel, { soft: 0.01 }),
  standing([-0.14, 0.06, 0.09, 0.055], rgbOf('#dcd3c3'), { round: 0.8 }),
  { x: -0.18, y: 0.125, w: 0.032, h: 0.03, color: rgbOf('#e9b93c'), round: 1 },
  { x: -0.12, y: 0.13, w: 0.034, h: 0.032, color: rgbOf('#e58a35'), round: 1 },
  { x: -0.085, y: 0.118, w: 0.026, h: 0.026, color: rgbOf('#efc957'), round: 1 },
  standing([-0.4, 0.06, 0.045, 0.08], accent, { round: 0.3 }),
  { x: -0.4, y: 0.2, w: 0.075, h: 0.06, color: leaf, round: 1, soft: 0.03 },
  { x: -0.44, y: 0.23, w: 0.05, h: 0.05, color: rgbOf('#7f9a5c'), round: 1, soft: 0.03 },
  { x: -0.36, y: 0.25, w: 0.045, h: 0.05, color: rgbOf('#6f8f52'), round: 1, soft: 0.03 },
  standing([-0.7, 0.06, 0.1, 0.13], steel, { round: 0.2, lit: 0.4 }),
  standing([-0.7, 0.08, 0.075, 0.07], rgbOf('#3c3a38'), { round: 0.2 }),
  standing([0.75, 0.06, 0.028, 0.17], rgbOf('#55683c'), { round: 0.5 }),
  standing([0.82, 0.06, 0.024, 0.13], rgbOf('#c9a860'), { round: 0.5 }),
];
