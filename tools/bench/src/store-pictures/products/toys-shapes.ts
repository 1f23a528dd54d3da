import { massive, cylinder } from '../vessels.ts';
import { linear } from '../../samples/light.ts';
import { rabbit } from '../../samples/rabbit.ts';
import { enamel, plastic, rubber, wood } from '../finishes.ts';
import { labelled, onFront, printed } from '../label.ts';
import { ball, block, drum, joined, ring, type Solid, stick } from '../solids.ts';
import { type Finish, put, type Thing } from '../thing.ts';

const painted = (hex: string): Finish => plastic(hex, 0.42);

const lyingRing = (y: number, radius: number, thick: number): Solid => {
  const upright = ring([0, 0, 0], radius, radius, thick);
  return {
    distance: (x, h, z) => upright.distance(x, z, h - y),
    center: [0, y, 0],
    radius: upright.radius,
  };
};

const ringColors = ['#b8433a', '#d98a3c', '#dcb950', '#6f9a5e', '#4f86a6'];

export const rings = (): Thing => [
  ...cylinder(0.78, 0, 0.14, wood('#d8b98d', '#a67b48', 'x'), 0.05),
  ...ringColors.map((color, i) => ({
    solid: lyingRing(0.31 + i * 0.33, 0.5 - i * 0.065, 0.18),
    finish: painted(color),
  })),
  { solid: ball([0, 2.03, 0], [0.25, 0.24, 0.25]), finish: painted('#d9cdb6') },
];

export const ringsApart = (): Thing => [
  ...cylinder(0.78, 0, 0.14, wood('#d8b98d', '#a67b48', 'x'), 0.05),
  { solid: stick([0, 0.1, 0], [0, 1.6, 0], 0.1), finish: wood('#d8b98d', '#a67b48', 'y') },
  { solid: lyingRing(0.31, 0.5, 0.18), finish: painted('#b8433a') },
  { solid: lyingRing(0.64, 0.435, 0.18), finish: painted('#d98a3c') },
  ...put([{ solid: lyingRing(0.18, 0.37, 0.17), finish: painted('#dcb950') }], {
    at: [1.3, 0, 0.5],
  }),
  ...put([{ solid: lyingRing(0.17, 0.3, 0.16), finish: painted('#4f86a6') }], {
    at: [-1.15, 0, 0.75],
  }),
];

const letters = await Promise.all(
  ['A', 'B', 'C'].map((letter) =>
    printed(
      `<text x="50" y="80" font-size="86" text-anchor="middle" font-weight="bold" font-family="Liberation Sans, sans-serif" fill="#f3ead6">${letter}</text>`,
      1,
    ),
  ),
);

const cubeColors = ['#b8483c', '#4a7f96', '#d0a03f', '#6d9160', '#d7bd94', '#8b6a9a'];

const cube = (i: number): Thing => {
  const plain = i === 4 ? wood('#d8b98d', '#a67b48', 'x') : painted(cubeColors[i] ?? '#888888');
  const letter = letters[i];
  return [
    {
      solid: block([0, 0.4, 0], [0.4, 0.4, 0.4], 0.05),
      finish: letter ? labelled(plain, letter, onFront(-0.3, 0.3, 0.1, 0.7, 0.38)) : plain,
    },
  ];
};

export const cubes = (): Thing => [
  ...put(cube(0), { at: [-0.88, 0, 0], turn: 0.15 }),
  ...put(cube(1), { at: [0, 0, 0.1], turn: -0.12 }),
  ...put(cube(2), { at: [0.9, 0, -0.05], turn: 0.1 }),
  ...put(cube(3), { at: [-0.42, 0.8, 0.02], turn: 0.3 }),
  ...put(cube(4), { at: [0.46, 0.8, 0], turn: -0.2 }),
  ...put(cube(5), { at: [0.02, 1.6, 0], turn: 0.5 }),
];

const places: [x: number, z: number][] = [
  [-1.25, 0],
  [-0.05, 0.35],
  [1.2, -0.1],
  [-0.6, -1.05],
  [0.65, -1.2],
  [1, 1.2],
];
export const strewn = (): Thing =>
  places.flatMap(([x, z], i) => put(cube(i), { at: [x, 0, z], turn: Math.sin(i * 5) * 0.5 }));

const wheel = (x: number, z: number): Thing => [
  { solid: drum([x, 0.27, z], 0.27, 0.1, 0.04), finish: rubber('#2f2c2b') },
  {
    solid: drum([x, 0.27, z + Math.sign(z) * 0.04], 0.15, 0.08, 0.03),
    finish: wood('#d8b98d', '#a67b48', 'z'),
  },
];

export const car = (color: string): Thing => [
  {
    solid: joined(
      0.12,
      block([0, 0.46, 0], [1.15, 0.24, 0.46], 0.16),
      block([-0.15, 0.82, 0], [0.6, 0.26, 0.4], 0.2),
    ),
    finish: painted(color),
  },
  { solid: block([-0.15, 0.86, 0], [0.38, 0.13, 0.415], 0.08), finish: painted('#e3d5b8') },
  { solid: block([-0.15, 0.86, 0], [0.615, 0.12, 0.26], 0.08), finish: painted('#e3d5b8') },
  ...wheel(-0.68, 0.46),
  ...wheel(0.7, 0.46),
  ...wheel(-0.68, -0.46),
  ...wheel(0.7, -0.46),
  { solid: ball([1.13, 0.5, 0.26], [0.06, 0.09, 0.09]), finish: painted('#e8d48a') },
  { solid: ball([1.13, 0.5, -0.26], [0.06, 0.09, 0.09]), finish: painted('#e8d48a') },
];

const sectors = ['#c8503f', '#e6dfd0', '#3f7ba0', '#e6dfd0', '#d9ad45', '#e6dfd0'].map(linear);

export const beachBall = (): Thing =>
  put(
    [
      {
        solid: ball([0, 0, 0], [0.95, 0.95, 0.95]),
        finish: plastic(
          (x, y, z) =>
            (Math.abs(y) > 0.925
              ? sectors[1]
              : sectors[Math.floor(((Math.atan2(z, x) + Math.PI) / (2 * Math.PI)) * 5.999)]) ?? [
              1, 1, 1,
            ],
          0.22,
        ),
      },
    ],
    { at: [0, 0.95, 0], lean: 0.55 },
  );

const felt: Finish = { at: rabbit.materialAt, relief: () => 0 };

export const feltRabbit = (): Thing => [
  { solid: { distance: rabbit.distance, ...rabbit.bounds }, finish: felt },
];

const doll = (color: string, hair: string): Thing => [
  ...massive(
    [
      [0.3, 0],
      [0.34, 0.05],
      [0.32, 0.5],
      [0.17, 0.95],
    ],
    painted(color),
  ),
  {
    solid: ball([0, 1.12, 0], [0.28, 0.28, 0.28]),
    finish: plastic((x, y, z) => {
      const eye =
        Math.min(Math.hypot(x - 0.09, y - 1.13), Math.hypot(x + 0.09, y - 1.13)) < 0.026 && z > 0;
      const isHair = y > 1.22 - 0.16 * Math.min(1, z * 4) && (y > 1.24 || z < 0.12);
      return linear(eye ? '#2a211c' : isHair ? hair : '#dfbd95');
    }, 0.5),
  },
];

export const dolls = (): Thing => [
  ...put(doll('#b85a48', '#4a3022'), { at: [-0.85, 0, 0], size: 1.15 }),
  ...put(doll('#47798a', '#b98a4a'), { at: [-0.08, 0, 0.2], size: 1.05 }),
  ...put(doll('#d0a545', '#7d3f28'), { at: [0.62, 0, 0], size: 0.85 }),
  ...put(doll('#7d9a6a', '#33251d'), { at: [1.15, 0, 0.3], size: 0.65 }),
];

export const duck = (): Thing => [
  {
    solid: joined(
      0.22,
      ball([0, 0.47, 0], [0.78, 0.53, 0.58]),
      ball([0.42, 1.12, 0], [0.42, 0.41, 0.4]),
      stick([-0.55, 0.62, 0], [-0.85, 0.95, 0], 0.2, 0.06),
    ),
    finish: plastic('#dcae2f', 0.32),
  },
  {
    solid: joined(
      0.08,
      ball([-0.08, 0.62, 0.5], [0.38, 0.2, 0.14]),
      ball([-0.08, 0.62, -0.5], [0.38, 0.2, 0.14]),
    ),
    finish: plastic('#dcae2f', 0.32),
  },
  {
    solid: joined(
      0.05,
      ball([0.86, 1.08, 0], [0.2, 0.06, 0.19]),
      ball([0.82, 1, 0], [0.16, 0.05, 0.15]),
    ),
    finish: plastic('#cf6a2a', 0.32),
  },
  ...[0.2, -0.2].flatMap((z) => [
    { solid: ball([0.7, 1.24, z], [0.07, 0.1, 0.075]), finish: plastic('#f1ede2', 0.3) },
    {
      solid: ball([0.755, 1.245, z * 1.05], [0.03, 0.055, 0.045]),
      finish: plastic('#1c1a19', 0.15),
    },
  ]),
];

export const top = (): Thing =>
  put(
    [
      ...massive(
        [
          [0.015, 0],
          [0.06, 0.1],
          [0.55, 0.5],
          [0.8, 0.72],
          [0.78, 0.84],
          [0.3, 0.98],
          [0.1, 1.08],
          [0.08, 1.55],
          [0.12, 1.62],
        ],
        enamel((x, y, z) =>
          linear(
            ['#b8433a', '#e0d4b8', '#3d6f86', '#d4a548'][
              Math.floor(Math.hypot(x, z) * 7.5 + (y < 0.72 ? 1 : 0)) % 4
            ] ?? '#ffffff',
          ),
        ),
      ),
    ],
    { at: [-0.2, 0.13, 0], lean: 0.45 },
  );
