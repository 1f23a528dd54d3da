import type { Corner } from '../outline.ts';
import { clay, dipped, glass, glaze, leaf, speckled } from '../finishes.ts';
import type { Product } from '../product.ts';
import { put, type Finish, type Thing } from '../thing.ts';
import { ball, stick } from '../solids.ts';
import { fluted, handled, open } from '../vessels.ts';

const vendor = 'Hollow & Kiln';
const type = 'Vases';

const bud: Corner[] = [
  [0.3, 0],
  [0.46, 0.1],
  [0.52, 0.4],
  [0.3, 0.8],
  [0.15, 1.05],
  [0.15, 1.3],
  [0.21, 1.42],
];
const tall: Corner[] = [
  [0.42, 0],
  [0.5, 0.1],
  [0.62, 0.9],
  [0.5, 1.6],
  [0.32, 1.95],
  [0.4, 2.25],
];
const moon: Corner[] = [
  [0.4, 0],
  [0.66, 0.14],
  [0.98, 0.75],
  [0.72, 1.4],
  [0.36, 1.58],
  [0.4, 1.72],
];
const flask: Corner[] = [
  [0.55, 0],
  [0.72, 0.08],
  [0.74, 0.5],
  [0.56, 0.85],
  [0.2, 1.1],
  [0.17, 1.7],
  [0.24, 1.98],
];
const amphora: Corner[] = [
  [0.34, 0],
  [0.42, 0.08],
  [0.72, 0.8],
  [0.5, 1.25],
  [0.3, 1.45],
  [0.34, 1.75],
];
const beaker: Corner[] = [
  [0.46, 0],
  [0.5, 0.06],
  [0.5, 0.8],
  [0.56, 1.4],
  [0.66, 1.75],
];

const trio = (): Thing => [
  ...put(open(bud, 0.04, clay('#b9704c')), { at: [-0.72, 0, 0.1] }),
  ...put(open(flask, 0.04, clay('#d9cdb8')), { at: [0.12, 0, -0.3], size: 0.82 }),
  ...put(open(moon, 0.05, clay('#7d8b78')), { at: [0.85, 0, 0.25], size: 0.5 }),
];

/** Bare stems with round heads, as dried flowers have. */
function bouquet(): Thing {
  const stems = Array.from({ length: 9 }, (_, i) => {
    const angle = i * 2.4;
    const lean = 0.18 + 0.07 * (i % 4);
    const top: [number, number, number] = [
      Math.cos(angle) * lean * 1.5,
      2.1 + 0.13 * (i % 5),
      Math.sin(angle) * lean * 1.4,
    ];
    return { top, head: 0.1 + 0.025 * (i % 3) };
  });
  return [
    ...open(amphora, 0.05, speckled('#d6cbb7', '#5d4937')),
    ...stems.map(({ top }) => ({
      solid: stick([-0.35 * top[0], 0.5, -0.35 * top[2]], top, 0.018),
      finish: leaf('#8b8a55'),
    })),
    ...stems.map(({ top, head }, i) => ({
      solid: ball(top, [head, head * 1.15, head]),
      finish: {
        ...clay(i % 3 ? '#d8b36a' : '#c9794f'),
        relief: (x: number, y: number, z: number) =>
          0.02 * Math.sin(x * 60) * Math.sin(y * 60) * Math.sin(z * 60),
      } satisfies Finish,
    })),
  ];
}

export const vases: Product[] = [
  {
    handle: 'tall-stoneware-vase',
    title: 'Tall Stoneware Vase',
    vendor,
    type,
    tags: ['vase', 'stoneware', 'living room'],
    description:
      'A slender stoneware vase with iron specks, thrown by hand and glazed inside. Holds long stems without tipping.',
    looks: 'Tall cream vase with iron specks',
    thing: () => open(tall, 0.06, speckled('#d9d0bf', '#5a4636')),
    tall: true,
    shots: [
      ['front', 'grey', 'softboxLeft'],
      ['raised', 'oak', 'window'],
      ['close', 'linen', 'window'],
    ],
  },
  {
    handle: 'terracotta-bud-vase',
    title: 'Terracotta Bud Vase',
    vendor,
    type,
    tags: ['vase', 'terracotta', 'gift'],
    description:
      'A small unglazed bud vase for a single stem. Each one keeps the marks of the wheel.',
    looks: 'Small terracotta bud vase',
    thing: () => open(bud, 0.045, clay('#b9653f')),
    tall: true,
    shots: [
      ['front', 'blush', 'softboxRight'],
      ['small', 'shelf', 'evening'],
    ],
  },
  {
    handle: 'ribbed-glass-vase',
    title: 'Ribbed Glass Vase',
    vendor: 'Fjordlys',
    type,
    tags: ['vase', 'glass'],
    description: 'Mouth-blown green glass with soft ribs that catch the light. Wash by hand.',
    looks: 'Ribbed vase of green glass',
    thing: () => fluted(open(beaker, 0.09, glass([0.88, 0.96, 0.91])), 18, 0.02, 1.72),
    tall: true,
    shots: [
      ['front', 'cream', 'softboxLeft'],
      ['raised', 'marble', 'overcast'],
    ],
  },
  {
    handle: 'moon-vase-white',
    title: 'Moon Vase, White',
    vendor,
    type,
    tags: ['vase', 'white', 'matte'],
    description: 'A round vase with a matte white skin and a narrow neck, inspired by moon jars.',
    looks: 'Round matte white vase',
    thing: () => open(moon, 0.06, clay('#e4ded2')),
    shots: [
      ['front', 'sage', 'softboxLeft'],
      ['turned', 'walnut', 'window'],
    ],
  },
  {
    handle: 'ink-bottle-vase',
    title: 'Bottle Vase, Ink Blue',
    vendor,
    type,
    tags: ['vase', 'blue', 'glazed'],
    description:
      'A bottle-shaped vase under three coats of ink-blue glaze. Looks its best with one branch.',
    looks: 'Glossy ink-blue bottle vase',
    thing: () => open(flask, 0.05, glaze('#1f3d66')),
    tall: true,
    shots: [
      ['front', 'peach', 'softboxRight'],
      ['raised', 'painted', 'overcast'],
    ],
  },
  {
    handle: 'loop-handle-vase',
    title: 'Loop Handle Vase',
    vendor,
    type,
    tags: ['vase', 'black', 'sculptural'],
    description:
      'A sculptural vase with two round handles, dipped by hand so that no line is the same.',
    looks: 'Vase with two loop handles, sand and black',
    thing: () =>
      handled(
        amphora,
        0.05,
        dipped(clay('#c9b495'), clay('#35322f'), 0.78),
        { at: [0.52, 1.22, 0], wide: 0.27, high: 0.36, thick: 0.065 },
        { at: [-0.52, 1.22, 0], wide: 0.27, high: 0.36, thick: 0.065 },
      ),
    shots: [
      ['front', 'cream', 'window'],
      ['turned', 'concrete', 'softboxLeft'],
      ['close', 'cream', 'softboxRight'],
    ],
  },
  {
    handle: 'bud-vases-set-of-three',
    title: 'Bud Vases, Set of Three',
    vendor,
    type,
    tags: ['vase', 'set', 'gift'],
    description:
      'Three small vases in clay, sand and moss that belong together but need not stand together.',
    looks: 'Three small vases in clay, sand and moss green',
    thing: trio,
    shots: [
      ['front', 'linen', 'window'],
      ['raised', 'mint', 'softboxLeft'],
    ],
  },
  {
    handle: 'dried-flower-vase',
    title: 'Vase with Dried Flowers',
    vendor: 'Meadow Post',
    type: 'Decor',
    tags: ['vase', 'dried flowers', 'bouquet'],
    description: 'Dried craspedia and strawflower in a speckled vase, arranged and ready to stand.',
    looks: 'Speckled vase with dried yellow and orange flowers',
    thing: bouquet,
    tall: true,
    shots: [
      ['front', 'cool', 'softboxLeft'],
      ['raised', 'shelf', 'evening'],
      ['close', 'sage', 'window'],
    ],
  },
];
