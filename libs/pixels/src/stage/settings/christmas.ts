import { createRandom } from '../../random.ts';
import { smoothStep } from '../../smooth-step.ts';
import { mixRgb, rgbOf, scaleRgb, type Rgb } from '../color.ts';
import type { Material } from '../materials.ts';
import { standing, type SoftShape } from './soft-shapes.ts';

const looks = [
  { baubles: ['#b8322c', '#d9a441', '#8e1f24'].map(rgbOf), wrap: rgbOf('#b23a30') },
  { baubles: ['#e3c27a', '#f0e6d2', '#c9963f'].map(rgbOf), wrap: rgbOf('#d9c6a0') },
  { baubles: ['#3f6ea3', '#dfe6ec', '#86a9c9'].map(rgbOf), wrap: rgbOf('#3f5f86') },
] as const;

const fir = rgbOf('#2f4d38');
const light = rgbOf('#ffdf9c');
const brick = rgbOf('#8f6a58');

const lightWall = rgbOf('#c9a582');
const darkWall = rgbOf('#5e483c');

/** A wall in the light of a tree and a fire. */
export const christmasWall: Material = (u, v) =>
  mixRgb(lightWall, darkWall, smoothStep(0, 0.95, Math.hypot(u + 0.2, v - 0.45)));

/** A lit tree with presents under it, and a fire with stockings over it. */
export function christmas(seed: number): SoftShape[] {
  const { baubles, wrap } = looks[seed % looks.length] ?? looks[0];
  return [
    ...fireplace(baubles[0] as Rgb),
    { x: 0, y: -0.25, w: 1.2, h: 0.27, color: rgbOf('#6d4f3a'), round: 0, lit: 0.3 },
    { x: 0.36, y: 0.3, w: 0.42, h: 0.42, color: light, round: 1, soft: 0.36, cover: 0.22, lit: 0 },
    ...tree(seed, baubles),
    ...present(0.14, 0.075, 0.11, wrap, rgbOf('#f0dfb8')),
    ...present(0.3, 0.1, 0.075, rgbOf('#e9dfce'), wrap),
    ...present(0.58, 0.085, 0.13, scaleRgb(wrap, 0.75), rgbOf('#e6cf9a')),
  ];
}

/** How far the branches reach at a height, of 1 at the lowest. */
const reachOf = (share: number): number => 1 - 0.9 * share;

function tree(seed: number, baubles: readonly Rgb[]): SoftShape[] {
  const random = createRandom(seed + 41);
  const [x, foot, height, widest] = [0.38, 0.07, 0.6, 0.26];
  const at = () => {
    const share = random() * 0.92;
    const aside = (random() - 0.5) * 2 * reachOf(share) * 0.85;
    return { x: x + aside * widest, y: foot + share * height };
  };
  const branches = Array.from({ length: 11 }, (_, i): SoftShape => {
    const share = i / 11;
    return {
      x,
      y: foot + share * height,
      w: widest * reachOf(share),
      h: 0.075 * reachOf(share) + 0.02,
      color: scaleRgb(fir, 0.85 + 0.25 * (i % 2)),
      round: 0.9,
      soft: 0.03,
    };
  });
  return [
    standing([x, 0, 0.02, 0.1], rgbOf('#4a3527')),
    ...branches,
    ...Array.from({ length: 16 }, (_, i) => {
      const color = baubles[i % baubles.length] as Rgb;
      return { ...at(), w: 0.021, h: 0.021, color, round: 1, lit: 0.6, side: 0.4 };
    }),
    ...Array.from({ length: 46 }, () => {
      const r = 0.011 + 0.013 * random();
      return { ...at(), w: r, h: r, color: light, round: 1, soft: 0.008, cover: 0.75, lit: 0 };
    }),
    { x, y: foot + height + 0.02, w: 0.03, h: 0.03, color: rgbOf('#ffeebc'), round: 1 },
  ];
}

const fireplace = (stocking: Rgb): SoftShape[] => [
  standing([-0.4, 0, 0.25, 0.36], brick, { round: 0 }),
  standing([-0.4, 0, 0.16, 0.24], rgbOf('#2a1c16'), { round: 0.1 }),
  { x: -0.4, y: 0.07, w: 0.13, h: 0.09, color: rgbOf('#ff9d45'), round: 1, soft: 0.07, lit: 0 },
  { x: -0.4, y: 0.06, w: 0.06, h: 0.055, color: rgbOf('#ffe29a'), round: 1, soft: 0.04, lit: 0 },
  standing([-0.4, 0.36, 0.29, 0.03], rgbOf('#7a5638'), { round: 0, lit: 0.4 }),
  ...[-0.56, -0.4, -0.24].flatMap((x): SoftShape[] => [
    standing([x, 0.25, 0.022, 0.11], stocking, { round: 0.3 }),
    standing([x, 0.34, 0.025, 0.025], rgbOf('#f1e8da')),
  ]),
  ...[-0.62, -0.5, -0.3, -0.18].map((x, i) =>
    standing([x, 0.39, 0.014, 0.06 + 0.02 * (i % 2)], rgbOf('#f4ead6')),
  ),
  ...[-0.62, -0.5, -0.3, -0.18].map((x, i): SoftShape => {
    const y = 0.47 + 0.02 * (i % 2);
    return { x, y, w: 0.016, h: 0.02, color: light, round: 1, lit: 0 };
  }),
];

const present = (x: number, w: number, height: number, paper: Rgb, ribbon: Rgb): SoftShape[] => [
  standing([x, 0, w, height], paper, { round: 0.1, lit: 0.25, side: 0.25 }),
  standing([x, 0, 0.009, height], ribbon),
  { x, y: height + 0.008, w: 0.032, h: 0.014, color: ribbon, round: 1 },
];
