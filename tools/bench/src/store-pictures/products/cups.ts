import type { Corner } from '../outline.ts';
import { bands, clay, dipped, enamel, glaze, metal, plastic, speckled } from '../finishes.ts';
import type { Product } from '../product.ts';
import { put, type Finish, type Thing } from '../thing.ts';
import { cylinder, handled, massive, open, type Handle } from '../vessels.ts';

const vendor = 'Hollow & Kiln';
const type = 'Mugs & cups';

const side: Corner[] = [
  [0.5, 0],
  [0.6, 0.07],
  [0.64, 0.5],
  [0.62, 1.16],
];
const handle: Handle = { at: [0.66, 0.6, 0], wide: 0.33, high: 0.38, thick: 0.07, deep: 0.1 };
const coffee = (radius: number, height: number): Thing =>
  cylinder(radius, height - 0.05, height, enamel('#3a2216'), 0.005);

const mug = (finish: Finish) => (): Thing => [
  ...handled(side, 0.055, finish, handle),
  ...coffee(0.575, 0.95),
];

const latte = (): Thing =>
  handled(
    [
      [0.36, 0],
      [0.44, 0.05],
      [0.5, 0.5],
      [0.62, 1.1],
      [0.66, 1.5],
    ],
    0.05,
    dipped(clay('#c7b79c'), glaze('#4f6b5c'), 0.55),
    { at: [0.62, 0.85, 0], wide: 0.3, high: 0.42, thick: 0.065, deep: 0.09 },
  );

const camp = (): Thing =>
  handled(
    [
      [0.6, 0],
      [0.64, 0.05],
      [0.64, 1.08],
      [0.68, 1.13],
    ],
    0.03,
    enamel(bands([0, '#e8e6df'], [1.08, '#2a4a80'])),
    { at: [0.68, 0.6, 0], wide: 0.3, high: 0.34, thick: 0.045, deep: 0.09 },
  );

const espresso = (color: string): Thing => [
  ...open(
    [
      [0.42, 0],
      [0.5, 0.03],
      [0.8, 0.1],
      [1, 0.17],
    ],
    0.05,
    glaze(color),
  ),
  ...put(
    [
      ...handled(
        [
          [0.26, 0],
          [0.34, 0.05],
          [0.45, 0.35],
          [0.47, 0.7],
        ],
        0.045,
        glaze(color),
        { at: [0.47, 0.4, 0], wide: 0.22, high: 0.22, thick: 0.05, deep: 0.06 },
      ),
      ...coffee(0.41, 0.56),
    ],
    { at: [0, 0.06, 0] },
  ),
];

const travel = (color: string): Thing => [
  ...massive(
    [
      [0.4, 0],
      [0.42, 0.04],
      [0.46, 0.6],
      [0.52, 1.6],
    ],
    metal('#b9bcc0', 0.3),
  ),
  ...massive(
    [
      [0.475, 0.42],
      [0.5, 0.45],
      [0.545, 1.25],
      [0.525, 1.28],
    ],
    plastic(color, 0.6),
  ),
  ...massive(
    [
      [0.54, 1.6],
      [0.56, 1.63],
      [0.55, 1.75],
      [0.4, 1.82],
    ],
    plastic('#26282b', 0.45),
  ),
  ...put(cylinder(0.09, 0, 0.09, plastic('#26282b', 0.45)), { at: [0.22, 1.79, 0] }),
];

const teaBowl = (finish: Finish): Thing =>
  open(
    [
      [0.28, 0],
      [0.3, 0.1],
      [0.52, 0.24],
      [0.66, 0.6],
      [0.68, 0.95],
    ],
    0.05,
    finish,
  );

const oat = speckled('#d8cbb2', '#6a503a');
const colors: [string, Finish][] = [
  ['Moss green', speckled('#6f7d5b', '#2f3526')],
  ['Sky blue', glaze('#86a9bf')],
  ['Rust red', glaze('#9a4a32')],
  ['Black', clay('#2f2e2f')],
];
const others = colors.map(([name, finish]): [() => Thing, string] => [
  mug(finish),
  `${name} mug with a round handle`,
]);
const family = (): Thing => [
  ...put(mug(oat)(), { at: [-0.95, 0, 0.25], turn: 2.6 }),
  ...put(mug(glaze('#86a9bf'))(), { at: [0.5, 0, -0.55], turn: 0.3 }),
  ...put(mug(glaze('#9a4a32'))(), { at: [1.1, 0, 0.75], turn: -0.5 }),
];
const familyLooks = 'Three mugs in oat, sky blue and rust red';

export const cups: Product[] = [
  {
    handle: 'everyday-mug',
    title: 'Everyday Stoneware Mug',
    vendor,
    type,
    tags: ['mug', 'stoneware', 'coffee', 'bestseller'],
    description:
      'The mug we drink from ourselves: 350 ml of sturdy stoneware with a handle for four fingers. Five colours.',
    looks: 'Oat speckled mug with a round handle',
    thing: mug(oat),
    shots: [
      ['front', 'cream', 'softboxLeft'],
      ['turned', 'oak', 'window'],
      ['raised', 'checked', 'softboxRight'],
      ['close', 'oak', 'window'],
      ['front', 'cream', 'softboxLeft', ...(others[0] ?? [])],
      ['front', 'cream', 'softboxLeft', ...(others[1] ?? [])],
      ['front', 'cream', 'softboxLeft', ...(others[2] ?? [])],
      ['front', 'cream', 'softboxLeft', ...(others[3] ?? [])],
      ['raised', 'painted', 'overcast', family, familyLooks],
      ['small', 'counter', 'softboxRight', ...(others[1] ?? [])],
      ['other', 'walnut', 'evening', ...(others[2] ?? [])],
      ['low', 'shelf', 'evening', family, familyLooks],
    ],
  },
  {
    handle: 'latte-mug-dipped',
    title: 'Dipped Latte Mug',
    vendor,
    type,
    tags: ['mug', 'latte', 'coffee'],
    description: 'A tall mug for milky coffee, bare clay below and sea-green glaze above.',
    looks: 'Tall mug, bare clay below and green glaze above',
    thing: latte,
    tall: true,
    shots: [
      ['front', 'blush', 'softboxLeft'],
      ['turned', 'marble', 'softboxRight'],
    ],
  },
  {
    handle: 'enamel-camp-mug',
    title: 'Enamel Camp Mug',
    vendor: 'Fernweg Outdoor',
    type,
    tags: ['mug', 'enamel', 'camping'],
    description: 'Light, tough and fit for the fire: steel under white enamel with a blue rim.',
    looks: 'White enamel mug with a blue rim',
    thing: camp,
    shots: [
      ['front', 'deck', 'overcast'],
      ['turned', 'mustard', 'softboxLeft'],
    ],
  },
  {
    handle: 'espresso-cup-and-saucer',
    title: 'Espresso Cup and Saucer',
    vendor,
    type,
    tags: ['cup', 'espresso', 'coffee'],
    description: 'A small cup that keeps its heat, with a saucer that leaves room for a biscuit.',
    looks: 'Petrol espresso cup on its saucer',
    thing: () => espresso('#2f5d63'),
    shots: [
      ['raised', 'marble', 'window'],
      ['turned', 'peach', 'softboxRight'],
      ['top', 'checked', 'above', () => espresso('#d9cfc0'), 'Cream espresso cup on its saucer'],
    ],
  },
  {
    handle: 'steel-travel-mug',
    title: 'Steel Travel Mug',
    vendor: 'Fernweg Outdoor',
    type,
    tags: ['mug', 'travel', 'steel'],
    description: 'Double steel walls keep 400 ml hot for four hours; the lid closes tight.',
    looks: 'Steel travel mug with an olive grip and black lid',
    thing: () => travel('#6b7048'),
    tall: true,
    shots: [
      ['front', 'grey', 'softboxRight'],
      ['small', 'patio', 'overcast', () => travel('#b5533c'), 'Steel travel mug with a red grip'],
    ],
  },
  {
    handle: 'tea-bowl',
    title: 'Tea Bowl',
    vendor,
    type,
    tags: ['cup', 'tea', 'glazed'],
    description:
      'A cup without a handle that sits warm in two hands. Reactive glaze, so no two are alike.',
    looks: 'Dark tea bowl without a handle',
    thing: () => teaBowl(speckled('#4a4037', '#b98f5a')),
    shots: [['turned', 'linen', 'window']],
  },
];
