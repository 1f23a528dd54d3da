import { clay } from '../finishes.ts';
import type { Product } from '../product.ts';
import { birdhouse, cactusRibs, footed, pot, wateringCan } from './garden-shapes.ts';

const vendor = 'Moss & Meadow';

const type = 'Garden';

export const garden: Product[] = [
  {
    handle: 'terracotta-pot-with-saucer',
    title: 'Terracotta Pot with Saucer',
    vendor,
    type,
    tags: ['planter', 'pot', 'terracotta'],
    description: 'The classic flower pot of frost-proof terracotta, with its saucer. 18 cm.',
    looks: 'Terracotta pot on its saucer',
    thing: () => pot(clay('#b9663f')),
    shots: [
      ['turned', 'patio', 'overcast'],
      ['front', 'cool', 'softboxLeft'],
    ],
  },
  {
    handle: 'planter-on-legs',
    title: 'Planter on Legs',
    vendor,
    type,
    tags: ['planter', 'plant', 'wood'],
    description: 'A cream ceramic planter that stands on three oak legs. Plant included.',
    looks: 'Cream planter on wooden legs with a green plant',
    thing: footed,
    tall: true,
    shots: [['front', 'blush', 'softboxLeft']],
  },
  {
    handle: 'enamel-watering-can',
    title: 'Enamel Watering Can',
    vendor,
    type,
    tags: ['watering can', 'green'],
    description: 'Two litres, two handles and a brass rose that rains gently.',
    looks: 'Green watering can with a brass rose',
    thing: wateringCan,
    shots: [
      ['front', 'deck', 'overcast'],
      ['turned', 'peach', 'softboxLeft'],
    ],
  },
  {
    handle: 'cactus-in-pot',
    title: 'Ball Cactus in Pot',
    vendor,
    type: 'Plants',
    tags: ['cactus', 'plant', 'terracotta'],
    description: 'A flowering ball cactus in a terracotta pot. Wants sun and hardly any water.',
    looks: 'Ball cactus with a pink flower in a terracotta pot',
    thing: cactusRibs,
    tall: true,
    shots: [
      ['front', 'mint', 'softboxLeft'],
      ['raised', 'oak', 'window'],
    ],
  },
  {
    handle: 'bird-house-red-roof',
    title: 'Bird House with Red Roof',
    vendor,
    type,
    tags: ['bird house', 'wood', 'birds'],
    description:
      'Untreated larch with a 32 mm entrance for tits and sparrows. Opens at the back for cleaning.',
    looks: 'Wooden bird house with a red roof',
    thing: birdhouse,
    tall: true,
    shots: [['front', 'deck', 'overcast']],
  },
];
