import { camera } from '../../samples/camera.ts';
import { headphones } from '../../samples/headphones.ts';
import { cloth } from '../finishes.ts';
import type { Product } from '../product.ts';
import { ofStill, speaker } from './audio-shapes.ts';
import { dish, pump, soapPile } from './bath-shapes.ts';
import { gift, notebooks } from './gift-shapes.ts';
import { basket, clock, dumbbells, lined, pillow, stool } from './living-shapes.ts';

const audio = 'Klarton';

const bath = 'Nord Bath';

export const home: Product[] = [
  {
    handle: 'coral-headphones',
    title: 'Over-Ear Headphones, Coral',
    vendor: audio,
    type: 'Audio',
    tags: ['headphones', 'audio', 'bluetooth'],
    description:
      'Soft cushions, thirty hours of music and a colour that nobody mistakes for theirs.',
    looks: 'Coral over-ear headphones',
    thing: ofStill(headphones),
    shots: [
      ['front', 'cool', 'softboxLeft'],
      ['other', 'lilac', 'softboxRight'],
    ],
  },
  {
    handle: 'film-camera',
    title: 'Film Camera 35',
    vendor: audio,
    type: 'Accessories',
    tags: ['camera', 'photography', 'gift'],
    description: 'A simple 35 mm camera with a fixed lens, for pictures one has to wait for.',
    looks: 'Petrol and silver film camera',
    thing: ofStill(camera),
    shots: [
      ['front', 'mustard', 'softboxLeft'],
      ['turned', 'oak', 'window'],
    ],
  },
  {
    handle: 'bluetooth-speaker',
    title: 'Bluetooth Speaker',
    vendor: audio,
    type: 'Audio',
    tags: ['speaker', 'audio', 'bluetooth'],
    description: 'A speaker for the kitchen shelf with three brass buttons and no app.',
    looks: 'Green speaker with a woven front and brass buttons',
    thing: () => speaker('#4c5f50'),
    shots: [
      ['turned', 'shelf', 'evening'],
      ['front', 'peach', 'softboxLeft'],
    ],
  },
  {
    handle: 'linen-notebooks',
    title: 'Linen Notebooks, Set of Three',
    vendor: 'Papermill',
    type: 'Stationery',
    tags: ['notebook', 'paper', 'set'],
    description: 'Three thread-bound notebooks with linen covers, dotted, ruled and plain.',
    looks: 'Stack of three linen notebooks',
    thing: notebooks,
    shots: [['raised', 'oak', 'window']],
  },
  {
    handle: 'gift-box-ribbon',
    title: 'Gift Box with Ribbon',
    vendor: 'Papermill',
    type: 'Stationery',
    tags: ['gift', 'box', 'ribbon'],
    description: 'A sturdy box with lid and ribbon that is nearly a present by itself.',
    looks: 'Blue gift box with a cream ribbon',
    thing: () => gift('#3f6178', '#ddd0b4'),
    shots: [
      ['turned', 'blush', 'softboxLeft'],
      [
        'raised',
        'walnut',
        'window',
        () => gift('#a8483c', '#d9c08a'),
        'Red gift box with a gold ribbon',
      ],
    ],
  },
  {
    handle: 'oak-stool',
    title: 'Three-Legged Oak Stool',
    vendor: 'Oak & Oil',
    type: 'Furniture',
    tags: ['stool', 'oak', 'wood'],
    description: 'Solid oak, three legs, never wobbles. Seat, bedside table or plant stand.',
    looks: 'Three-legged wooden stool',
    thing: stool,
    tall: true,
    shots: [['turned', 'grey', 'softboxLeft']],
  },
  {
    handle: 'botanical-soap',
    title: 'Botanical Soap with Dish',
    vendor: bath,
    type: 'Bath',
    tags: ['soap', 'bath', 'gift'],
    description: 'Cold-stirred soap with olive and sage on a ceramic dish that drains.',
    looks: 'Green soap on a ceramic dish',
    thing: dish,
    shots: [
      ['raised', 'marble', 'softboxLeft'],
      ['turned', 'mint', 'softboxRight', soapPile, 'Pile of three soaps in rose, green and sand'],
    ],
  },
  {
    handle: 'soap-dispenser',
    title: 'Hand Soap in Dispenser',
    vendor: bath,
    type: 'Bath',
    tags: ['soap', 'bottle', 'bath'],
    description: 'Birch and mint in a ceramic bottle to refill. The pump gives just enough.',
    looks: 'Cream soap dispenser with a dark label',
    thing: () => pump('#ddd5c5'),
    tall: true,
    shots: [
      ['front', 'counter', 'softboxLeft'],
      [
        'front',
        'sage',
        'softboxRight',
        () => pump('#b98376'),
        'Rose soap dispenser with a dark label',
      ],
    ],
  },
  {
    handle: 'hex-dumbbells',
    title: 'Hex Dumbbells, Pair',
    vendor: 'Fernweg Outdoor',
    type: 'Sport',
    tags: ['dumbbell', 'fitness', 'set'],
    description: 'Two rubber-coated dumbbells that stay where they are put. 4 kg each.',
    looks: 'Pair of black hexagonal dumbbells',
    thing: dumbbells('#333537'),
    shots: [
      ['raised', 'concrete', 'softboxLeft'],
      ['turned', 'grey', 'softboxRight', dumbbells('#4f7480'), 'Pair of blue hexagonal dumbbells'],
    ],
  },
  {
    handle: 'striped-cushion',
    title: 'Striped Cushion',
    vendor: 'Meadow Post',
    type: 'Living',
    tags: ['cushion', 'textile', 'striped'],
    description: 'A woven cotton cushion with fine red stripes, 45 by 45 cm, filling included.',
    looks: 'Cream cushion with red stripes',
    thing: () => pillow(lined),
    shots: [
      ['front', 'sage', 'softboxLeft'],
      ['turned', 'shelf', 'window', () => pillow(cloth('#5c7c80', 55)), 'Plain teal cushion'],
    ],
  },
  {
    handle: 'table-clock',
    title: 'Round Table Clock',
    vendor: 'Meadow Post',
    type: 'Living',
    tags: ['clock', 'wood', 'brass'],
    description: 'A silent clock in a turned wooden case on two brass feet.',
    looks: 'Round wooden table clock with a cream face',
    thing: clock,
    shots: [['front', 'navy', 'softboxLeft']],
  },
  {
    handle: 'seagrass-basket',
    title: 'Seagrass Basket',
    vendor: 'Meadow Post',
    type: 'Living',
    tags: ['basket', 'storage', 'natural'],
    description: 'A hand-woven basket with two handles for yarn, toys or the big plant.',
    looks: 'Woven basket with two handles',
    thing: basket,
    shots: [['front', 'cream', 'softboxLeft']],
  },
  {
    handle: 'gift-card',
    title: 'Gift Card',
    vendor: 'The shop',
    type: 'Gift cards',
    tags: ['gift', 'voucher'],
    description: 'For those who like to choose themselves. Sent by e-mail, valid for three years.',
    looks: 'Gift card',
    thing: () => [],
    shots: [],
  },
];
