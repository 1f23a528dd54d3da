import { put } from '../thing.ts';
import { linear } from '../../samples/light.ts';
import { paper, glass, glaze, metal, plastic, wax, wood } from '../finishes.ts';
import { labelled, nameplate, printed, wrapped } from '../label.ts';
import { ball, stick } from '../solids.ts';
import type { Finish, Thing } from '../thing.ts';
import { fluted, massive, cylinder, open } from '../vessels.ts';

const shine = (hex: string, strength: number): Finish => {
  const [r, g, b] = linear(hex);
  return {
    at: () => ({ color: [0.1, 0.08, 0.05], roughness: 1, reflectance: 0 }),
    glow: () => [r * strength, g * strength, b * strength],
  };
};

const flame = (y: number): Thing => [
  { solid: stick([0, y - 0.06, 0], [0.01, y + 0.1, 0], 0.012), finish: plastic('#2a2320', 0.9) },
  { solid: stick([0, y + 0.14, 0], [0, y + 0.36, 0], 0.055, 0.008), finish: shine('#ffc866', 2.6) },
];

const wick = (y: number): Thing => [
  { solid: stick([0, y - 0.06, 0], [0.03, y + 0.12, 0], 0.014), finish: plastic('#e5dccb', 0.9) },
];

/** Wax that its own flame shines through. */
const lit = (hex: string, top: number): Finish => {
  const plain = wax(hex);
  return {
    ...plain,
    glow: (_, y) => {
      const near = Math.exp(-(top - y) * 3.2);
      return [1.1 * near, 0.46 * near, 0.08 * near];
    },
  };
};

const pillar = (hex: string, radius: number, top: number): Thing => [
  ...cylinder(radius, 0, top, lit(hex, top), 0.05),
  ...flame(top),
];

export const pillars = (): Thing => [
  ...put(pillar('#e3d6bd', 0.36, 1.5), { at: [-0.5, 0, -0.1] }),
  ...put(pillar('#e3d6bd', 0.36, 1.05), { at: [0.38, 0, -0.25] }),
  ...put(pillar('#e3d6bd', 0.36, 0.62), { at: [0.1, 0, 0.62] }),
];

const scent = await printed(
  nameplate('Harbour', 'SEA SALT &amp; SAGE', 'soy candle · 220 g', '#eee7d9', '#2d3a40'),
  0.7,
);

export const jarred = (color: string): Thing => [
  ...open(
    [
      [0.56, 0],
      [0.62, 0.04],
      [0.62, 1.28],
    ],
    0.04,
    labelled(glaze(color), scent, wrapped(0.28, 1.0, 1.9)),
    0.08,
  ),
  ...cylinder(0.575, 0.1, 1.02, wax('#e9dec6'), 0.02),
  ...wick(1.04),
];

export const stickHolder = (): Thing => [
  ...massive(
    [
      [0.55, 0],
      [0.58, 0.05],
      [0.3, 0.14],
      [0.09, 0.24],
      [0.08, 0.6],
      [0.16, 0.72],
      [0.08, 0.84],
      [0.1, 1.05],
      [0.2, 1.1],
      [0.17, 1.2],
    ],
    metal('#c99b45', 0.2),
  ),
  ...put([...cylinder(0.1, 0, 1.25, wax('#d8cdb8'), 0.03), ...wick(1.24)], { at: [0, 1.12, 0] }),
];

export const mushroom = (): Thing => [
  ...massive(
    [
      [0.5, 0],
      [0.55, 0.03],
      [0.3, 0.14],
      [0.2, 0.4],
      [0.19, 0.85],
      [0.24, 1.15],
    ],
    glaze('#c4582f'),
  ),
  {
    solid: {
      ...ball([0, 1.12, 0], [0.98, 0.66, 0.98]),
      distance: (x, y, z) =>
        Math.max(ball([0, 1.12, 0], [0.98, 0.66, 0.98]).distance(x, y, z), 1.08 - y),
    },
    finish: {
      ...glaze('#d9693c'),
      glow: (_, y) => {
        const near = Math.exp(-(y - 1.08) * 5);
        return [0.35 * near, 0.15 * near, 0.05 * near];
      },
    },
  },
  { solid: ball([0, 1.1, 0], [0.5, 0.14, 0.5]), finish: shine('#ffe2ae', 2.6) },
];

export const shaded = (): Thing => [
  ...massive(
    [
      [0.42, 0],
      [0.5, 0.08],
      [0.56, 0.4],
      [0.3, 0.8],
      [0.1, 0.98],
      [0.07, 1.1],
    ],
    glaze('#54776e'),
  ),
  { solid: stick([0, 1, 0], [0, 1.5, 0], 0.04), finish: metal('#b8893c', 0.25) },
  ...fluted(
    open(
      [
        [0.98, 1.2],
        [0.94, 1.35],
        [0.68, 2.2],
      ],
      0.05,
      {
        ...paper('#e6d8bd'),
        glow: (_, y) => {
          const near = Math.exp(-(((y - 1.6) / 0.42) ** 2));
          return [0.85 * near, 0.58 * near, 0.3 * near];
        },
      },
    ),
    46,
    0.018,
  ),
];

export const tealight = (): Thing => [
  ...fluted(
    open(
      [
        [0.42, 0],
        [0.56, 0.05],
        [0.62, 0.4],
        [0.54, 0.76],
      ],
      0.09,
      glass([0.95, 0.8, 0.58]),
    ),
    16,
    0.02,
    0.74,
  ),
  ...cylinder(0.3, 0.07, 0.26, lit('#e8dfcf', 0.26), 0.02),
  ...flame(0.27),
];

export const lantern = (): Thing => [
  ...cylinder(0.66, 0, 0.12, wood('#a67a4c', '#6a4526', 'x'), 0.03),
  ...[0, 1, 2, 3].map((i) => {
    const [x, z] = [Math.cos(i * 1.571 + 0.785) * 0.56, Math.sin(i * 1.571 + 0.785) * 0.56];
    return { solid: stick([x, 0.1, z], [x, 1.5, z], 0.035), finish: metal('#2d2e30', 0.5) };
  }),
  ...massive(
    [
      [0.64, 1.48],
      [0.66, 1.52],
      [0.3, 1.72],
      [0.1, 1.8],
    ],
    metal('#2d2e30', 0.5),
  ),
  ...put(pillar('#e6dbc6', 0.26, 0.7), { at: [0, 0.12, 0] }),
  {
    solid: {
      distance: (x, y, z) => Math.hypot(Math.hypot(x, y - 1.98) - 0.2, z) - 0.03,
      center: [0, 1.98, 0],
      radius: 0.26,
    },
    finish: metal('#2d2e30', 0.5),
  },
];
