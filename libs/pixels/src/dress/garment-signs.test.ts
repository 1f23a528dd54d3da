import { expect, it } from 'vitest';
import { createPlane, type Plane } from '../rgba-image.ts';
import { garmentSigns } from './garment-signs.ts';

const [width, height] = [200, 240];

/** @param ends where a row begins and ends, in pixels from the middle; none where it is empty */
function drawn(ends: (y: number) => readonly (readonly [number, number])[]): Plane {
  const mask = createPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    for (const [from, to] of ends(y)) {
      for (let x = 100 + from; x < 100 + to; x += 1) mask.data[y * width + x] = 1;
    }
  }
  return mask;
}

/** Straight sides from 30 to 210; above `from` there is what `top` says. */
const below = (
  from: number,
  half: number,
  top: (y: number) => readonly (readonly [number, number])[],
) => drawn((y) => (y < 30 || y >= 210 ? [] : y < from ? top(y) : [[-half, half]]));

const tank = below(70, 45, () => [
  [-32, -20],
  [20, 32],
]);
const tee = drawn((y) => {
  if (y < 30 || y >= 210) return [];
  if (y >= 100) return [[-40, 40]];
  const neck = Math.max(0, 46 - y);
  const reach = Math.round(40 + (y - 30) * 0.6);
  return [
    [-reach, -neck],
    [neck, reach],
  ];
});
const skirt = drawn((y) =>
  y < 30 || y >= 210 ? [] : [[-Math.round(30 + y / 6), Math.round(30 + y / 6)]],
);
/** What goes through places down from the top: half of the width there. */
const through = (...places: (readonly [y: number, half: number])[]) =>
  drawn((y) => {
    const i = places.findIndex(([end]) => end > y);
    const [from, to] = [places[i - 1], places[i]];
    if (!from || !to) return [];
    const half = Math.round(from[1] + ((y - from[0]) / (to[0] - from[0])) * (to[1] - from[1]));
    return [[-half, half]];
  });
const pencilSkirt = through([30, 30], [75, 40], [100, 42], [210, 35]);
const strapless = through([20, 38], [75, 32], [220, 58]);
const vest = through([30, 32], [68, 40], [87, 47], [106, 49], [220, 50]);
const waistcoat = through([25, 27], [60, 30], [85, 38], [98, 48], [210, 49], [235, 4]);
const pufferVest = through(
  ...([
    [20, 24],
    [36, 26],
    [44, 36],
    [56, 43],
    [70, 42.5],
    [80, 42],
    [92, 49.5],
    [220, 50],
  ] as const),
);
const bottle = through([20, 14], [80, 15], [115, 48], [220, 50]);
const jar = through([30, 44], [48, 44], [49, 50], [200, 50]);
const tallVase = through([20, 34], [70, 38], [130, 48], [220, 44]);
const legs = through([20, 36], [80, 44], [220, 52]);
const trousers = {
  ...legs,
  data: legs.data.map((value, i) => {
    const [x, y] = [(i % width) - 100, Math.floor(i / width)];
    return y > 90 && Math.abs(x) < (y - 90) / 8 ? 0 : value;
  }),
};
const rollneck = below(60, 45, (y) => (y < 50 ? [[-20, 20]] : [[-38, 38]]));
const round = (tall: number) =>
  drawn((y) => {
    const part = 1 - ((y - 120) / tall) ** 2;
    const half = part > 0 ? Math.round(80 * Math.sqrt(part)) : 0;
    return half > 0 ? [[-half, half]] : [];
  });
const whole = drawn(() => [[-100, 100]]);
const hoodie = drawn((y) => {
  if (y < 10 || y >= 210) return [];
  if (y < 50) return [[-24, 24]];
  const reach = Math.round(Math.min(64, 24 + (y - 50) * 2) + y / 16);
  if (y < 120) return [[-reach, reach]];
  if (y >= 190) return [[-40, 40]];
  return [
    [-reach, -54],
    [-40, 40],
    [54, reach],
  ];
});
const pot = below(70, 45, () => [[-60, 60]]);
const cushion = drawn((y) => {
  if (y < 40 || y >= 200) return [];
  const bend = Math.round(12 * (1 - ((y - 120) / 80) ** 2));
  const dip = y < 52 ? Math.round(80 * Math.sqrt((52 - y) / 12)) - 1 : 0;
  return [
    [bend - 80, -dip],
    [dip, 80 - bend],
  ];
});
const giftBox = below(90, 60, (y) =>
  y < 72
    ? [
        [-12, -2],
        [2, 12],
      ]
    : [[-66, 66]],
);
const basket = below(90, 60, () => [
  [-72, -58],
  [58, 72],
]);
const handle = (y: number) => Math.round(30 * Math.sqrt(Math.max(0, 1 - ((y - 90) / 42) ** 2)));
const opening = (y: number) => Math.round(18 * Math.sqrt(Math.max(0, 1 - ((y - 90) / 28) ** 2)));
const jug = drawn((y) =>
  y < 30 || y >= 210
    ? []
    : [
        [-45, 45],
        [45 + opening(y), 45 + handle(y)],
      ],
);
const amphora = drawn((y) =>
  y < 30 || y >= 210
    ? []
    : [
        [-45 - handle(y), -45 - opening(y)],
        [-45, 45],
        [45 + opening(y), 45 + handle(y)],
      ],
);
const candlestick = drawn((y) => (y < 10 || y >= 230 ? [] : y < 215 ? [[-7, 7]] : [[-40, 40]]));

it.each([
  ['sleeves', 'a T-shirt', tee],
  ['hood', 'a jumper with a hood', hoodie],
  ['neckline', 'a vest with straps', tank],
  ['legs', 'a skirt', skirt],
  ['legs', 'a narrow skirt', pencilSkirt],
  ['legs', 'trousers', trousers],
  ['plain', 'a dress without straps', strapless],
  ['plain', 'a vest with a high collar', rollneck],
  ['armholes', 'a vest whose back fills its neckline', vest],
  ['armholes', 'a waistcoat whose back fills it from collar to hem', waistcoat],
  ['armholes', 'a quilted vest with a collar that stands up', pufferVest],
  ['plain', 'a bottle with sloping shoulders', bottle],
  ['plain', 'a jar whose lid is a little narrower', jar],
  ['plain', 'a tall vase that widens from its rim', tallVase],
  ['none', 'a pot with a wide rim', pot],
  ['plain', 'a cushion', cushion],
  ['plain', 'a basket with handles that stand up', basket],
  ['plain', 'a box with a bow', giftBox],
  ['none', 'a jug with a handle', jug],
  ['none', 'a vase with a handle on each side', amphora],
  ['none', 'a candlestick', candlestick],
  ['none', 'a ball', round(80)],
  ['none', 'a plate', round(50)],
  ['none', 'a surface that fills the picture', whole],
  ['none', 'nothing', createPlane(width, height)],
] as const)('finds %s in the outline of %s', (signs, _, mask) => {
  expect(garmentSigns(mask)).toBe(signs);
});
