import { smoothStep } from '../../smooth-step.ts';
import { mixRgb, rgbOf, scaleRgb, type Rgb } from '../color.ts';
import type { Material } from '../materials.ts';
import { standing, type SoftShape } from './soft-shapes.ts';

const looks = [
  { sofa: rgbOf('#b9ac9b'), first: rgbOf('#c9803f'), second: rgbOf('#6d8580') },
  { sofa: rgbOf('#6f8076'), first: rgbOf('#e2d4bd'), second: rgbOf('#c78a52') },
  { sofa: rgbOf('#c4b8a8'), first: rgbOf('#8a4f3c'), second: rgbOf('#d8b26a') },
] as const;

const leaf = rgbOf('#55734a');
const glow = rgbOf('#fff9ea');

const lightWall = rgbOf('#eee5d8');
const darkWall = rgbOf('#c9bba8');

export const livingRoomWall: Material = (u, v) =>
  mixRgb(lightWall, darkWall, smoothStep(0.15, 1.2, Math.hypot(u + 0.55, v - 0.25)));

/** A window between curtains, a sofa with cushions, a lamp, a picture, a tall plant. */
export function livingRoom(seed: number): SoftShape[] {
  const { sofa, first, second } = looks[seed % looks.length] ?? looks[0];
  return [
    { x: -0.5, y: 0.47, w: 0.24, h: 0.36, color: rgbOf('#f6f1e6'), round: 0 },
    { x: -0.5, y: 0.5, w: 0.15, h: 0.3, color: glow, round: 0, lit: 0.03 },
    {
      x: -0.5,
      y: 0.28,
      w: 0.14,
      h: 0.09,
      color: rgbOf('#cbd6ad'),
      round: 1,
      soft: 0.05,
      cover: 0.7,
    },
    { x: -0.5, y: 0.5, w: 0.006, h: 0.3, color: rgbOf('#d9d1c2'), soft: 0.012 },
    ...curtain(-0.71),
    ...curtain(-0.3),
    // Pictures.
    { x: 0.14, y: 0.47, w: 0.085, h: 0.11, color: rgbOf('#4a4038') },
    { x: 0.14, y: 0.47, w: 0.073, h: 0.098, color: rgbOf('#f2ece0') },
    { x: 0.14, y: 0.46, w: 0.035, h: 0.045, color: first, round: 1, cover: 0.8 },
    { x: 0.37, y: 0.5, w: 0.06, h: 0.08, color: rgbOf('#b99a6c') },
    { x: 0.37, y: 0.5, w: 0.05, h: 0.07, color: rgbOf('#e9e2d3') },
    { x: 0.37, y: 0.47, w: 0.05, h: 0.03, color: second, round: 0, cover: 0.7 },
    ...floorLamp(-0.12),
    ...plant(0.82),
    // Floor, then the sofa on it.
    { x: 0, y: -0.25, w: 1.2, h: 0.28, color: rgbOf('#a58763'), round: 0, lit: 0.2 },
    ...couch(sofa, first, second),
  ];
}

const curtain = (x: number): SoftShape[] =>
  [-0.045, -0.015, 0.015, 0.045].map((off, fold) => ({
    x: x + off,
    y: 0.46,
    w: 0.02,
    h: 0.43,
    color: scaleRgb(rgbOf('#ddd0bd'), fold % 2 ? 0.94 : 1.03),
    round: 0,
    side: 0.15,
  }));

const floorLamp = (x: number): SoftShape[] => [
  standing([x, 0, 0.006, 0.4], rgbOf('#4b4239'), { soft: 0.01 }),
  {
    x,
    y: 0.44,
    w: 0.2,
    h: 0.18,
    color: rgbOf('#ffe7b4'),
    round: 1,
    soft: 0.16,
    cover: 0.4,
    lit: 0,
  },
  standing([x, 0.38, 0.068, 0.11], rgbOf('#fff0cf'), { round: 0.3, lit: -0.1, side: 0 }),
];

function couch(sofa: Rgb, first: Rgb, second: Rgb): SoftShape[] {
  const cushion = (x: number, color: Rgb, size = 0.055): SoftShape => ({
    x,
    y: 0.145 + size,
    w: size,
    h: size,
    color,
    round: 0.45,
    lit: 0.25,
    side: 0.2,
  });
  return [
    { x: 0.28, y: 0.2, w: 0.38, h: 0.11, color: scaleRgb(sofa, 0.96), round: 0.35, lit: 0.15 },
    { x: -0.1, y: 0.13, w: 0.05, h: 0.11, color: scaleRgb(sofa, 1.02), round: 0.5, lit: 0.2 },
    { x: 0.66, y: 0.13, w: 0.05, h: 0.11, color: scaleRgb(sofa, 0.9), round: 0.5, lit: 0.2 },
    cushion(0.02, first),
    cushion(0.1, second, 0.045),
    cushion(0.53, rgbOf('#efe7da')),
    { x: 0.28, y: 0.1, w: 0.36, h: 0.055, color: sofa, round: 0.5, lit: 0.3 },
    { x: 0.28, y: 0.03, w: 0.37, h: 0.03, color: scaleRgb(sofa, 0.72), round: 0.1 },
  ];
}

const plant = (x: number): SoftShape[] => [
  standing([x, 0, 0.06, 0.11], rgbOf('#cdbfa9'), { round: 0.3, side: 0.3 }),
  ...[
    [-0.08, 0.26],
    [0, 0.33],
    [0.07, 0.25],
    [-0.05, 0.4],
    [0.05, 0.43],
    [-0.12, 0.34],
  ].map(([dx = 0, y = 0], i) => ({
    x: x + dx,
    y,
    w: 0.055,
    h: 0.075,
    color: scaleRgb(leaf, 0.85 + 0.12 * (i % 3)),
    round: 1,
    soft: 0.03,
  })),
];
