import { labelled, nameplate, onFront, printed, wrapped } from '../label.ts';
import { clay, enamel, glass, glaze, metal, plastic, wood } from '../finishes.ts';
import { noise } from '../../samples/noise.ts';
import { linear } from '../../samples/light.ts';
import type { Product } from '../product.ts';
import { block, drum, joined, stick, without } from '../solids.ts';
import { put, type Finish, type Thing } from '../thing.ts';
import { cylinder, massive, open } from '../vessels.ts';

const vendor = 'Oak & Oil';
const type = 'Kitchen';

const oakLid = wood('#cfa06a', '#94633a', 'x');

const jar = (color: string): Thing => [
  ...cylinder(0.62, 0, 1.15, clay(color), 0.06),
  ...cylinder(0.6, 1.16, 1.32, oakLid, 0.03),
  ...put(
    massive(
      [
        [0.07, 0],
        [0.07, 0.08],
        [0.14, 0.16],
        [0.1, 0.25],
      ],
      oakLid,
    ),
    { at: [0, 1.3, 0] },
  ),
];

/** Coffee beans: rounded lumps, each brown its own. */
const beans: Finish = {
  at: (x, y, z) => {
    const tone = 0.5 + 0.9 * noise(x * 17, y * 21, z * 17);
    const [r, g, b] = linear('#4a2c1a');
    return { color: [r * tone, g * tone, b * tone], roughness: 0.5, reflectance: 0.04 };
  },
  relief: (x, y, z) => 0.045 * noise(x * 17, y * 21, z * 17),
};

const canister = (): Thing => [
  ...open(
    [
      [0.6, 0],
      [0.66, 0.03],
      [0.66, 1.5],
    ],
    0.035,
    glass([0.95, 0.97, 0.965]),
  ),
  ...massive(
    [
      [0.56, 0.06],
      [0.6, 0.1],
      [0.6, 0.98],
      [0.3, 1.05],
    ],
    beans,
  ),
  ...put(
    massive(
      [
        [0.6, 0],
        [0.66, 0.02],
        [0.7, 0.2],
        [0.66, 0.22],
      ],
      clay('#c79d6a'),
    ),
    { at: [0, 1.46, 0] },
  ),
];

const mill = (finish: Finish): Thing => [
  ...massive(
    [
      [0.34, 0],
      [0.38, 0.05],
      [0.26, 0.5],
      [0.22, 0.8],
      [0.33, 1.15],
      [0.31, 1.2],
    ],
    finish,
  ),
  ...massive(
    [
      [0.3, 1.22],
      [0.33, 1.26],
      [0.28, 1.5],
      [0.16, 1.62],
    ],
    finish,
  ),
  { solid: joined(0, stick([0, 1.6, 0], [0, 1.7, 0], 0.07)), finish: metal('#c4c6c8', 0.2) },
];
const mills = (): Thing => [
  ...put(mill(wood('#d9b78a', '#a9763f', 'y')), { at: [-0.42, 0, 0] }),
  ...put(mill(wood('#7a4e31', '#3d2416', 'y')), { at: [0.42, 0, 0.22], size: 0.86 }),
];

const boardSolid = without(block([0, 0.08, 0], [1.35, 0.08, 0.8], 0.06), (x, y, z) =>
  drum([1.08, 0, 0], 0.13, 1, 0.02).distance(x, z, y - 0.08),
);
const board = (): Thing => [{ solid: boardSolid, finish: wood('#c08e58', '#74471f', 'x') }];
const standing = (): Thing =>
  put([{ solid: boardSolid, finish: wood('#c08e58', '#74471f', 'x') }], {
    lean: Math.PI / 2,
    at: [0.08, 1.35, 0],
    turn: -Math.PI / 2 + 0.5,
  });

const teaLabel = await printed(
  nameplate('Kandor', 'BLACK TEA', 'loose leaf · 100 g', '#e9dcc0', '#3b2a20'),
  0.7,
);
const oilLabel = await printed(
  nameplate('Solera', 'OLIVE OIL', 'first pressing · 500 ml', '#efe9da', '#46522b'),
  0.7,
);

const tin = (color: string): Thing => [
  {
    solid: block([0, 0.78, 0], [0.6, 0.78, 0.6], 0.07),
    finish: labelled(enamel(color), teaLabel, onFront(-0.46, 0.46, 0.5, 1.14, 0.58)),
  },
  ...cylinder(0.4, 1.5, 1.74, enamel(color), 0.04),
];

const oil = (): Thing => [
  ...massive(
    [
      [0.36, 0],
      [0.43, 0.04],
      [0.44, 1.25],
      [0.36, 1.5],
      [0.15, 1.72],
      [0.13, 2.12],
      [0.16, 2.16],
      [0.16, 2.22],
    ],
    labelled(glaze('#2d3a1e'), oilLabel, wrapped(0.3, 1.02, 2.3)),
  ),
  ...put(cylinder(0.12, 0, 0.2, plastic('#1d1c1a', 0.4)), { at: [0, 2.2, 0] }),
];

export const kitchen: Product[] = [
  {
    handle: 'storage-jar-oak-lid',
    title: 'Storage Jar with Oak Lid',
    vendor,
    type,
    tags: ['jar', 'storage', 'oak'],
    description: 'A stoneware jar for flour, sugar or rice with an oak lid that closes snugly.',
    looks: 'Sand-coloured storage jar with a wooden lid',
    thing: () => jar('#c8b89c'),
    shots: [
      ['front', 'counter', 'softboxLeft'],
      [
        'turned',
        'cool',
        'softboxRight',
        () => jar('#5f7382'),
        'Blue storage jar with a wooden lid',
      ],
    ],
  },
  {
    handle: 'coffee-canister-glass',
    title: 'Glass Coffee Canister',
    vendor: 'Fjordlys',
    type,
    tags: ['jar', 'coffee', 'glass'],
    description: 'Keeps 250 g of beans fresh under a cork stopper, and shows when to buy more.',
    looks: 'Glass canister with coffee beans and a cork lid',
    thing: canister,
    tall: true,
    shots: [['front', 'cream', 'softboxLeft']],
  },
  {
    handle: 'salt-and-pepper-mills',
    title: 'Salt and Pepper Mills',
    vendor,
    type,
    tags: ['mill', 'pepper', 'wood', 'set'],
    description:
      'A pair of beech mills, light for salt and dark for pepper, with ceramic grinders.',
    looks: 'Two wooden mills, one light and one dark',
    thing: mills,
    tall: true,
    shots: [
      ['front', 'mint', 'softboxLeft'],
      ['raised', 'linen', 'window'],
    ],
  },
  {
    handle: 'walnut-cutting-board',
    title: 'Walnut Cutting Board',
    vendor,
    type,
    tags: ['board', 'wood', 'walnut'],
    description: 'One solid piece of walnut with a hole to hang it by. Oil it now and then.',
    looks: 'Walnut cutting board with a round hole',
    thing: board,
    shots: [
      ['raised', 'marble', 'softboxLeft'],
      ['front', 'counter', 'window', standing, 'Walnut cutting board standing upright'],
    ],
  },
  {
    handle: 'black-tea-tin',
    title: 'Kandor Black Tea, Tin',
    vendor: 'Kandor Tea',
    type: 'Pantry',
    tags: ['tea', 'tin', 'gift'],
    description: 'Loose black tea with a note of malt, in a tin worth keeping.',
    looks: 'Dark red tea tin with a cream label',
    thing: () => tin('#6e2a26'),
    tall: true,
    shots: [
      ['front', 'mustard', 'softboxLeft'],
      ['turned', 'walnut', 'window'],
    ],
  },
  {
    handle: 'olive-oil-bottle',
    title: 'Solera Olive Oil, 500 ml',
    vendor: 'Solera',
    type: 'Pantry',
    tags: ['oil', 'bottle', 'gift'],
    description: 'Cold-pressed oil from one grove, in a dark bottle that protects it from light.',
    looks: 'Dark green oil bottle with a cream label',
    thing: oil,
    tall: true,
    shots: [
      ['front', 'peach', 'softboxLeft'],
      ['front', 'counter', 'softboxRight'],
    ],
  },
];
