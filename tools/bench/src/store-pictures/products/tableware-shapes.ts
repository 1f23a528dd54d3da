import { linear } from '../../samples/light.ts';
import { smoothMin } from '../../samples/shapes.ts';
import { bands, clay, enamel, glass, glaze, soil, speckled, wood } from '../finishes.ts';
import type { Corner } from '../outline.ts';
import { ball, block, joined, stick, without } from '../solids.ts';
import { type Finish, put, type Thing } from '../thing.ts';
import { handled, massive, open } from '../vessels.ts';

export const bowl: Corner[] = [
  [0.42, 0],
  [0.46, 0.08],
  [0.8, 0.3],
  [1, 0.72],
];

export const plate: Corner[] = [
  [0.75, 0],
  [0.82, 0.03],
  [1.05, 0.08],
  [1.38, 0.2],
];

export const rimmed = (color: string, rim: string): Finish =>
  glaze((x, _, z) => linear(Math.hypot(x, z) > 1.3 ? rim : color));

export const nest = (): Thing => [
  ...open(bowl, 0.05, glaze('#35576b')),
  ...put(open(bowl, 0.055, glaze('#8fb0b5')), { at: [0, 0.2, 0], size: 0.86 }),
  ...put(open(bowl, 0.06, glaze('#dfe0d6')), { at: [0, 0.38, 0], size: 0.72 }),
];

export const stack = (): Thing =>
  [0, 1, 2, 3].flatMap((i) =>
    put(open(plate, 0.05, speckled('#cfc8ba', '#5d554a')), {
      at: [0.02 * (i % 2), i * 0.085, 0.015 * i],
      turn: i,
    }),
  );

export const mortar = (): Thing => [
  ...open(
    [
      [0.5, 0],
      [0.56, 0.05],
      [0.5, 0.2],
      [0.72, 0.5],
      [0.78, 0.95],
    ],
    0.14,
    speckled('#8d8c89', '#3c3b3a'),
    0.3,
  ),
  ...put(
    [
      {
        solid: joined(
          0.1,
          stick([0, 0.3, 0], [0, 1.3, 0], 0.12, 0.09),
          ball([0, 0.3, 0], [0.17, 0.2, 0.17]),
        ),
        finish: speckled('#8d8c89', '#3c3b3a'),
      },
    ],
    { at: [-0.02, 0.15, 0], lean: -0.55 },
  ),
];

export function teapot(): Thing {
  const finish = glaze('#b8653f');
  const pot = handled(
    [
      [0.45, 0],
      [0.58, 0.05],
      [0.86, 0.5],
      [0.62, 0.98],
      [0.36, 1.08],
    ],
    0.06,
    finish,
    { at: [0.86, 0.6, 0], wide: 0.36, high: 0.36, thick: 0.075, deep: 0.09 },
  );
  const spout = joined(
    0.1,
    stick([-0.72, 0.42, 0], [-1.02, 0.72, 0], 0.17, 0.11),
    stick([-1.02, 0.72, 0], [-1.22, 1.05, 0], 0.11, 0.085),
  );
  const end = without(spout, ball([-1.27, 1.13, 0], [0.075, 0.1, 0.06]).distance);
  return [
    ...pot.map((part) => ({
      ...part,
      solid: {
        ...part.solid,
        radius: part.solid.radius + 0.35,
        distance: (x: number, y: number, z: number) =>
          smoothMin(part.solid.distance(x, y, z), end.distance(x, y, z), 0.1),
      },
    })),
    ...massive(
      [
        [0.4, 1.06],
        [0.42, 1.1],
        [0.3, 1.19],
        [0.07, 1.24],
        [0.11, 1.36],
        [0.05, 1.43],
      ],
      finish,
    ),
  ];
}

export const carafe = (): Thing => [
  ...open(
    [
      [0.5, 0],
      [0.58, 0.05],
      [0.62, 0.5],
      [0.5, 1],
      [0.24, 1.4],
      [0.22, 1.75],
      [0.28, 1.95],
    ],
    0.045,
    glass([0.9, 0.955, 0.965]),
  ),
  ...put(
    massive(
      [
        [0.15, 0],
        [0.2, 0.02],
        [0.22, 0.3],
        [0.19, 0.34],
      ],
      clay('#c79d6a'),
    ),
    { at: [0, 1.8, 0] },
  ),
];

export const eggs = (): Thing =>
  [-0.55, 0.55].flatMap((x, i) =>
    put(
      [
        ...open(
          [
            [0.3, 0],
            [0.3, 0.05],
            [0.13, 0.25],
            [0.16, 0.35],
            [0.38, 0.62],
          ],
          0.05,
          glaze(i ? '#e2d6bd' : '#7f9a8c'),
        ),
        { solid: ball([0, 0.78, 0], [0.31, 0.41, 0.31]), finish: clay('#d7b08c') },
      ],
      { at: [x, 0, 0.2 * i] },
    ),
  );

export const jug = (): Thing =>
  handled(
    [
      [0.42, 0],
      [0.5, 0.05],
      [0.6, 0.5],
      [0.46, 1],
      [0.5, 1.35],
    ],
    0.05,
    enamel(bands([0, '#e9e3d3'], [0.42, '#5d7f9e'], [0.58, '#e9e3d3'])),
    { at: [0.55, 0.78, 0], wide: 0.3, high: 0.38, thick: 0.06, deep: 0.09 },
  );

/** Salad servers lean in the bowl. */
export const saladBowl = (): Thing => [
  ...open(
    [
      [0.5, 0],
      [0.62, 0.06],
      [0.98, 0.4],
      [1.12, 0.85],
    ],
    0.08,
    wood('#b98450', '#5f3a1e', 'x'),
  ),
  ...[-0.2, 0.24].map((z) => ({
    solid: joined(
      0.06,
      stick([0.2, 0.3, z], [1.35, 1.15, z * 1.4], 0.05, 0.06),
      ball([0.1, 0.25, z], [0.22, 0.12, 0.15]),
    ),
    finish: wood('#d8b183', '#a4733f', 'x'),
  })),
];

/** A loaf cake shows what the stand is for; its crumb is as rough as soil. */
export const cakeStand = (): Thing => [
  ...massive(
    [
      [0.5, 0],
      [0.52, 0.04],
      [0.2, 0.14],
      [0.11, 0.4],
      [0.2, 0.62],
      [0.9, 0.68],
      [1.2, 0.72],
      [1.22, 0.78],
    ],
    glaze('#d9b5ae'),
  ),
  ...put(
    [
      {
        solid: block([0, 0.2, 0], [0.72, 0.2, 0.5], 0.12),
        finish: {
          ...soil,
          at: () => ({ color: linear('#9a6336'), roughness: 0.9, reflectance: 0.02 }),
        },
      },
    ],
    { at: [0, 0.77, 0] },
  ),
];
