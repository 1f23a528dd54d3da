import { smoothStep } from '../../smooth-step.ts';
import { mixRgb, rgbOf, scaleRgb, type Rgb } from '../color.ts';
import type { Material } from '../materials.ts';
import { standing, type SoftShape } from './soft-shapes.ts';

const looks = [
  { bed: rgbOf('#b79f86'), cover: rgbOf('#8fa092') },
  { bed: rgbOf('#8d9aa0'), cover: rgbOf('#d0b48f') },
  { bed: rgbOf('#a08672'), cover: rgbOf('#b9868a') },
] as const;

const sheet = rgbOf('#f4efe6');

const lightWall = rgbOf('#efe6da');
const darkWall = rgbOf('#cdbfae');

export const bedroomWall: Material = (u, v) =>
  mixRgb(lightWall, darkWall, smoothStep(0.1, 1.1, Math.hypot(u + 0.6, v - 0.2)));

/** A bed with its head at the wall, a lamp beside it, a window with a thin curtain. */
export function bedroom(seed: number): SoftShape[] {
  const { bed, cover } = looks[seed % looks.length] ?? looks[0];
  return [
    { x: -0.6, y: 0.48, w: 0.2, h: 0.32, color: rgbOf('#fffaee'), round: 0, lit: 0.05, soft: 0.03 },
    { x: -0.6, y: 0.48, w: 0.01, h: 0.32, color: rgbOf('#e4dccd'), soft: 0.014 },
    ...[-0.8, -0.74, -0.46, -0.4].map((x, i) =>
      standing([x, 0.06, 0.035, 0.9], scaleRgb(sheet, i % 2 ? 0.93 : 0.99), {
        round: 0,
        cover: 0.9,
      }),
    ),
    { x: 0.2, y: 0.52, w: 0.09, h: 0.12, color: rgbOf('#c3a982') },
    { x: 0.2, y: 0.52, w: 0.078, h: 0.108, color: rgbOf('#efe8db') },
    { x: 0.2, y: 0.5, w: 0.045, h: 0.05, color: cover, round: 1, cover: 0.7 },
    ...lamp(-0.24),
    // Head, pillows, blanket.
    { x: 0.26, y: 0.22, w: 0.4, h: 0.15, color: bed, round: 0.15, lit: 0.2 },
    pillow(0.08, 0.19, 0.13, sheet),
    pillow(0.42, 0.19, 0.13, scaleRgb(sheet, 0.98)),
    pillow(0.14, 0.15, 0.1, cover),
    pillow(0.4, 0.145, 0.095, scaleRgb(bed, 1.15)),
    { x: 0.27, y: 0.05, w: 0.43, h: 0.075, color: sheet, round: 0.4, lit: 0.2 },
    { x: 0.27, y: 0.02, w: 0.44, h: 0.05, color: cover, round: 0.3, lit: 0.25 },
    { x: 0, y: -0.2, w: 1.2, h: 0.19, color: scaleRgb(cover, 0.8), round: 0 },
  ];
}

const pillow = (x: number, y: number, w: number, color: Rgb): SoftShape => ({
  x,
  y,
  w,
  h: w * 0.55,
  color,
  round: 0.8,
  soft: 0.022,
  lit: 0.25,
  side: 0.15,
});

const lamp = (x: number): SoftShape[] => [
  standing([x, 0, 0.09, 0.13], rgbOf('#a9825a'), { round: 0.1 }),
  {
    x,
    y: 0.29,
    w: 0.17,
    h: 0.16,
    color: rgbOf('#ffe6b0'),
    round: 1,
    soft: 0.14,
    cover: 0.45,
    lit: 0,
  },
  standing([x, 0.13, 0.022, 0.08], rgbOf('#e8dfd0'), { round: 0.8 }),
  standing([x, 0.2, 0.052, 0.095], rgbOf('#fff1d2'), { round: 0.3, lit: -0.1, side: 0 }),
];
