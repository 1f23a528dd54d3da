import { put } from '../thing.ts';
import { cylinder, massive } from '../vessels.ts';
import { clay, glaze, plastic, wax } from '../finishes.ts';
import { labelled, nameplate, printed, wrapped } from '../label.ts';
import { ball, block, joined, type Solid, stick, without } from '../solids.ts';
import type { Thing } from '../thing.ts';

const bar = (color: string): Thing => [
  {
    solid: without(block([0, 0.24, 0], [0.72, 0.22, 0.46], 0.16), (x, y, z) =>
      ball([0, 0.53, 0], [0.42, 0.12, 0.24]).distance(x, y, z),
    ),
    finish: wax(color),
  },
];

export const dish = (): Thing => [
  ...massive(
    [
      [0.8, 0],
      [0.95, 0.05],
      [1.04, 0.17],
      [1.02, 0.2],
      [0.9, 0.12],
      [0.5, 0.1],
    ],
    clay('#d5cfc3'),
  ).map(({ solid, finish }) => ({
    solid: {
      ...solid,
      distance: (x: number, y: number, z: number) => solid.distance(x, y, z * 1.35) * 0.74,
    } satisfies Solid,
    finish,
  })),
  ...put(bar('#a9b58f'), { at: [0, 0.1, 0], turn: 0.2 }),
];

export const soapPile = (): Thing => [
  ...put(bar('#d9b59d'), { turn: 0.2 }),
  ...put(bar('#a9b58f'), { at: [0.05, 0.44, 0], turn: -0.15 }),
  ...put(bar('#c9bfae'), { at: [0, 0.88, 0], turn: 0.35 }),
];

const soapLabel = await printed(
  nameplate('Nord', 'HAND SOAP', 'birch &amp; mint · 300 ml', '#26292b', '#e9e4d8'),
  0.7,
);

export const pump = (color: string): Thing => [
  ...massive(
    [
      [0.42, 0],
      [0.5, 0.04],
      [0.51, 1.2],
      [0.42, 1.36],
      [0.2, 1.42],
      [0.2, 1.5],
    ],
    labelled(glaze(color), soapLabel, wrapped(0.3, 0.98, 2)),
  ),
  ...cylinder(0.22, 1.46, 1.66, plastic('#222426', 0.4), 0.03),
  {
    solid: joined(
      0.04,
      stick([0, 1.6, 0], [0, 1.92, 0], 0.06),
      stick([0, 1.94, 0], [0.5, 1.9, 0], 0.07, 0.05),
      stick([0.5, 1.9, 0], [0.54, 1.8, 0], 0.05),
    ),
    finish: plastic('#222426', 0.4),
  },
];
