import { smoothStep } from '../../smooth-step.ts';
import { withLights } from '../bokeh.ts';
import { mixRgb, rgbOf, scaleRgb, type Rgb } from '../color.ts';
import type { Material } from '../materials.ts';
import { standing, type SoftShape } from './soft-shapes.ts';

const looks = [rgbOf('#3d5a50'), rgbOf('#6b4a38'), rgbOf('#3f4f63')] as const;

const walnut = rgbOf('#6e4a2e');
const bulb = rgbOf('#ffdf9e');
const china = rgbOf('#efe6d8');
const bottles = ['#7a3b24', '#b5813f', '#4f6b4a', '#d7c7a4', '#8c5a34', '#5d7a7c'].map(rgbOf);

const lightWall = rgbOf('#7d6048');
const darkWall = rgbOf('#3b2e26');

/** A dark wall with some of the lamps' light on it, and more lamps far behind. */
export const cafeWall: Material = withLights(
  (u, v) => mixRgb(lightWall, darkWall, smoothStep(0, 0.75, Math.hypot(u * 0.8, v - 0.25))),
  {
    lights: [rgbOf('#ffce8a'), rgbOf('#ffb066'), rgbOf('#ffe9c4')],
    count: 26,
    radius: 0.05,
    strength: 0.55,
    reach: 0.4,
    soft: 0.2,
    seed: 5,
  },
);

/** Shelves of bottles and cups, a counter, lamps over it, and a bright window to the street. */
export function cafe(seed: number): SoftShape[] {
  const counter = looks[seed % looks.length] ?? looks[0];
  return [
    { x: -0.68, y: 0.36, w: 0.24, h: 0.34, color: rgbOf('#2b241f'), round: 0 },
    { x: -0.68, y: 0.38, w: 0.22, h: 0.31, color: rgbOf('#e9ded0'), round: 0, lit: 0.25 },
    { x: -0.68, y: 0.14, w: 0.21, h: 0.08, color: rgbOf('#8d8578'), round: 0.2, soft: 0.04 },
    {
      x: -0.6,
      y: 0.38,
      w: 0.1,
      h: 0.13,
      color: rgbOf('#aebf97'),
      round: 1,
      soft: 0.07,
      cover: 0.8,
    },
    { x: -0.8, y: 0.3, w: 0.09, h: 0.16, color: rgbOf('#c9a68d'), soft: 0.05, cover: 0.8 },
    { x: -0.68, y: 0.38, w: 0.008, h: 0.31, color: rgbOf('#2b241f'), soft: 0.012 },
    ...shelf(0.34, 0),
    ...shelf(0.5, 3),
    // Counter, machine and cups on it.
    { x: 0.2, y: 0.08, w: 0.62, h: 0.12, color: counter, round: 0.04, lit: 0.3 },
    { x: 0.2, y: 0.2, w: 0.64, h: 0.014, color: walnut, round: 0, lit: 0.5 },
    standing([0.36, 0.214, 0.11, 0.13], rgbOf('#c9c4bb'), { round: 0.2, lit: 0.4, side: 0.3 }),
    standing([0.36, 0.235, 0.085, 0.055], rgbOf('#3b3632'), { round: 0.1 }),
    standing([0.36, 0.344, 0.09, 0.025], china, { round: 0.3 }),
    standing([0.07, 0.214, 0.03, 0.035], china, { round: 0.5 }),
    standing([-0.01, 0.214, 0.03, 0.05], china, { round: 0.4 }),
    standing([-0.14, 0.214, 0.06, 0.1], rgbOf('#e8c98f'), { round: 0.4, cover: 0.85 }),
    { x: 0, y: -0.2, w: 1.2, h: 0.2, color: rgbOf('#4a382b'), round: 0, lit: 0.3 },
    chair(-0.42),
    ...pendant(-0.18, 0.5),
    ...pendant(0.13, 0.54),
    ...pendant(0.44, 0.5),
    ...pendant(0.78, 0.54),
  ];
}

const shelf = (y: number, from: number): SoftShape[] => [
  { x: 0.34, y: y + 0.06, w: 0.4, h: 0.07, color: rgbOf('#8a6746'), cover: 0.45, soft: 0.04 },
  { x: 0.34, y: y - 0.008, w: 0.4, h: 0.008, color: walnut, soft: 0.012 },
  ...Array.from({ length: 9 }, (_, i): SoftShape => {
    const color = bottles[(i * 2 + from) % bottles.length] as Rgb;
    const height = 0.06 + 0.022 * ((i * 3 + from) % 4);
    return standing([-0.02 + i * 0.088, y, 0.021, height], color, { round: 0.5, side: 0.4 });
  }),
];

const chair = (x: number): SoftShape =>
  standing([x, 0, 0.07, 0.17], scaleRgb(walnut, 0.8), { round: 0.3, cover: 0.9 });

const pendant = (x: number, y: number): SoftShape[] => [
  standing([x, y, 0.003, 0.4], rgbOf('#231d19'), { soft: 0.008 }),
  { x, y, w: 0.13, h: 0.13, color: bulb, round: 1, soft: 0.12, cover: 0.45, lit: 0 },
  { x, y: y + 0.03, w: 0.05, h: 0.035, color: rgbOf('#2f2823'), round: 0.6 },
  { x, y, w: 0.036, h: 0.036, color: rgbOf('#fff3d6'), round: 1, lit: 0 },
];
