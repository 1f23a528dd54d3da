import { smoothStep } from '../../smooth-step.ts';
import { createRandom } from '../../random.ts';
import { mixRgb, rgbOf, scaleRgb, type Rgb } from '../color.ts';
import type { Material } from '../materials.ts';
import { standing, type SoftShape } from './soft-shapes.ts';

const fronts = ['#c9a98a', '#b97f63', '#d8c9b2', '#9c8f86', '#c2b8a8', '#a86f55'].map(rgbOf);
const awnings = ['#a33b2e', '#3d6b5c', '#c58a35', '#3c5578'].map(rgbOf);

const haze = rgbOf('#f3ead9');
const leaf = rgbOf('#6f8c52');

const lightWall = rgbOf('#fdf6e8');
const darkWall = rgbOf('#b9cddd');

/** Bright air at the end of the street. */
export const streetWall: Material = (u, v) =>
  mixRgb(lightWall, darkWall, smoothStep(0.05, 0.75, Math.hypot(u, (v - 0.5) * 0.9)));

/** Houses on both sides that become paler towards the end, shops in them, trees, cars, people. */
export function street(seed: number): SoftShape[] {
  const random = createRandom(seed + 3);
  const pick = (list: readonly Rgb[]) => list[Math.floor(random() * list.length)] as Rgb;
  const houses = [0.12, 0.2, 0.32, 0.5, 0.78].flatMap((x, i) => {
    const near = i / 4;
    return [-1, 1].flatMap((side) =>
      house(side * x, near, mixRgb(haze, pick(fronts), 0.3 + 0.65 * near), pick(awnings)),
    );
  });
  return [
    ...houses,
    { x: 0, y: -0.2, w: 1.2, h: 0.22, color: rgbOf('#a9a39a'), round: 0, lit: -0.2 },
    { x: 0, y: 0.01, w: 0.16, h: 0.03, color: rgbOf('#e9e0d0'), round: 0.4, soft: 0.03 },
    ...tree(-0.3),
    ...tree(0.27),
    ...car(-0.09, 0.55, pick(awnings)),
    ...car(0.1, 0.75, rgbOf('#d9d6cf')),
    person(-0.2, pick(awnings)),
    person(0.39, rgbOf('#4a4f58')),
    person(0.43, pick(awnings)),
  ];
}

/** @param near from 0 at the end of the street to 1 */
function house(x: number, near: number, color: Rgb, awning: Rgb): SoftShape[] {
  const [w, height] = [0.06 + 0.13 * near, 0.22 + 0.5 * near];
  const inner = (share: number) => x + Math.sign(x) * w * share;
  const soft = 0.013 + 0.014 * near;
  const dark = mixRgb(color, rgbOf('#3f4247'), 0.4 + 0.2 * near);
  const storeys = [0.42, 0.6, 0.78].flatMap((up) =>
    [-0.5, 0, 0.5].map((across) =>
      standing([inner(across), height * up, w * 0.13, height * 0.1], dark, { soft }),
    ),
  );
  return [
    standing([x, 0, w, height], color, { round: 0, soft, side: 0.12 * -Math.sign(x) }),
    ...storeys,
    standing([x, 0, w * 0.85, height * 0.22], dark, { soft }),
    standing([x, height * 0.03, w * 0.55, height * 0.15], rgbOf('#f6dfae'), { soft, cover: 0.6 }),
    standing([x, height * 0.2, w * 0.95, height * 0.07], mixRgb(haze, awning, 0.25 + 0.7 * near), {
      soft,
      lit: 0.3,
    }),
  ];
}

const tree = (x: number): SoftShape[] => [
  standing([x, 0, 0.008, 0.2], rgbOf('#5a4636')),
  ...[
    [0, 0.3, 0.1],
    [-0.06, 0.26, 0.07],
    [0.07, 0.27, 0.07],
    [0.02, 0.37, 0.07],
  ].map(([dx = 0, y = 0, r = 0], i) => ({
    x: x + dx,
    y,
    w: r,
    h: r * 0.9,
    color: scaleRgb(leaf, 0.9 + 0.12 * i),
    round: 1,
    soft: 0.045,
    cover: 0.9,
  })),
];

function car(x: number, size: number, color: Rgb): SoftShape[] {
  const [w, foot] = [0.06 * size, 0.012];
  return [
    standing([x, foot, w, 0.05 * size], color, { round: 0.4, lit: 0.4 }),
    standing([x, foot + 0.035 * size, w * 0.75, 0.045 * size], scaleRgb(color, 0.7), {
      round: 0.5,
    }),
    {
      x: x - w * 0.7,
      y: foot + 0.028 * size,
      w: 0.011,
      h: 0.011,
      color: rgbOf('#fff4d4'),
      round: 1,
    },
    {
      x: x + w * 0.7,
      y: foot + 0.028 * size,
      w: 0.011,
      h: 0.011,
      color: rgbOf('#fff4d4'),
      round: 1,
    },
  ];
}

const person = (x: number, color: Rgb): SoftShape =>
  standing([x, 0, 0.014, 0.13], mixRgb(color, rgbOf('#3a3a3d'), 0.4), { round: 0.8 });
