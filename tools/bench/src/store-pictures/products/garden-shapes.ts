import { linear } from '../../samples/light.ts';
import { smoothMin } from '../../samples/shapes.ts';
import { clay, enamel, glaze, leaf, metal, soil, wood } from '../finishes.ts';
import { ball, block, drum, joined, ring, type Solid, stick, without } from '../solids.ts';
import { type Finish, put, type Thing } from '../thing.ts';
import { open, bow, cylinder, massive } from '../vessels.ts';

const earth = (radius: number, height: number): Thing =>
  cylinder(radius, height - 0.1, height, soil, 0.03);

export const pot = (finish: Finish): Thing => [
  ...open(
    [
      [0.48, 0.1],
      [0.52, 0.13],
      [0.7, 0.95],
      [0.72, 0.97],
      [0.79, 0.98],
      [0.81, 1.2],
    ],
    0.06,
    finish,
  ),
  ...open(
    [
      [0.62, 0],
      [0.7, 0.03],
      [0.76, 0.16],
    ],
    0.05,
    finish,
  ),
];

/** A flat leaf that stands up from the middle and bends outward. */
function blade(angle: number, lean: number, long: number, wide: number): Solid {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return {
    distance: (x, y, z) => {
      const [out, side] = [x * c + z * s, z * c - x * s];
      const t = Math.min(1, Math.max(0, y / long));
      const across = wide * (0.55 + 1.1 * t) * Math.sqrt(1 - t * t * Math.sqrt(t));
      const beside = Math.max(0, Math.abs(side) - across);
      const away = out - 0.2 - lean * t * t + 1.2 * side * side;
      const beyond = Math.max(0, Math.abs(away) - 0.012);
      return Math.sqrt(beside * beside + beyond * beyond + (y - long * t) ** 2) * 0.7 - 0.016;
    },
    center: [c * (0.2 + lean / 2), long / 2, s * (0.2 + lean / 2)],
    radius: long * 0.62 + lean * 0.5,
  };
}

export const cactusRibs = (): Thing => {
  const body = ball([0, 1.25, 0], [0.5, 0.66, 0.5]);
  const arm = joined(0.1, ball([0.5, 1.3, 0.05], [0.2, 0.26, 0.2]));
  const solid: Solid = {
    distance: (x, y, z) => {
      const ribs = 0.05 * (0.5 + 0.5 * Math.cos(Math.atan2(z, x) * 13));
      return smoothMin(body.distance(x, y, z) + ribs, arm.distance(x, y, z), 0.06) * 0.75;
    },
    center: [0.1, 1.25, 0],
    radius: 0.9,
  };
  const spines: Finish = leaf((x, y, z) => {
    const dot = Math.cos(Math.atan2(z, x) * 13) < -0.9 && Math.abs(((y * 7) % 1) - 0.5) < 0.16;
    return linear(dot ? '#e9e0c4' : '#4f7a4a');
  });
  return [
    ...pot(clay('#bb6b47')),
    ...earth(0.72, 1.04),
    ...put([{ solid, finish: spines }], { at: [0, 0.28, 0] }),
    { solid: ball([0, 2.2, 0], [0.16, 0.1, 0.16]), finish: leaf('#d97f96') },
  ];
};

export function wateringCan(): Thing {
  const finish = enamel('#3f6a5c');
  const spout = joined(0.04, stick([-0.55, 0.3, 0], [-1.35, 1.2, 0], 0.1, 0.06));
  return [
    ...open(
      [
        [0.62, 0],
        [0.66, 0.04],
        [0.62, 1.1],
        [0.6, 1.12],
      ],
      0.03,
      finish,
    ),
    { solid: spout, finish },
    ...put(
      massive(
        [
          [0.05, 0],
          [0.19, 0.16],
          [0.19, 0.2],
        ],
        metal('#c8a152', 0.3),
      ),
      { at: [-1.3, 1.15, 0], lean: 0.73 },
    ),
    { solid: ring([0.62, 0.72, 0], 0.4, 0.44, 0.045, 0.06), finish },
    { solid: bow([0, 1.08, 0], 0.58, 0.42, 0.04, 0.055), finish },
  ];
}

export const birdhouse = (): Thing => {
  const walls = without(
    block([0, 0.75, 0], [0.55, 0.75, 0.5], 0.02),
    drum([0, 0.85, 0.5], 0.19, 0.85, 0.02).distance,
    (x, y) => (1.6 - Math.abs(x) * 0.76 - y) * 0.8,
  );
  const roof = (side: number) =>
    put([{ solid: block([0, 0, 0], [0.52, 0.045, 0.66], 0.02), finish: enamel('#8f3d30') }], {
      at: [side * 0.36, 1.36, 0.02],
      lean: -side * 0.66,
    });
  return [
    { solid: walls, finish: wood('#d9bd93', '#a47b4a', 'y') },
    ...roof(-1),
    ...roof(1),
    {
      solid: stick([0, 0.5, 0.45], [0, 0.5, 0.78], 0.035),
      finish: wood('#b98a58', '#7d5630', 'z'),
    },
  ];
};

export const footed = (): Thing => [
  ...open(
    [
      [0.6, 0.62],
      [0.72, 0.66],
      [0.78, 1.0],
      [0.78, 1.5],
    ],
    0.06,
    glaze('#e0dccf'),
  ),
  ...[0, 1, 2].map((i) => {
    const a = i * 2.094 + 0.5;
    return {
      solid: stick(
        [Math.cos(a) * 0.45, 0.75, Math.sin(a) * 0.45],
        [Math.cos(a) * 0.66, 0.05, Math.sin(a) * 0.66],
        0.06,
        0.045,
      ),
      finish: wood('#c79a63', '#8a5c31', 'y'),
    };
  }),
  ...earth(0.72, 1.38),
  ...Array.from({ length: 14 }, (_, i) =>
    put(
      [
        {
          solid: blade(i * 2.4, 0.35 + 0.12 * (i % 3), 0.7 + 0.1 * (i % 4), 0.09),
          finish: leaf('#56803f'),
        },
      ],
      { at: [0, 1.34, 0] },
    ),
  ).flat(),
];
