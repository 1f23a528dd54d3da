import { expect, it } from 'vitest';
import { createPlane, type Plane } from '@tintory/pixels';
import { garmentSigns } from './garment-signs.ts';

const [width, height] = [200, 240];

/** @param ends start and end of a row's runs, in pixels from the middle; none for an empty row */
function drawn(ends: (y: number) => readonly (readonly [number, number])[]): Plane {
  const mask = createPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    for (const [from, to] of ends(y)) {
      for (let x = 100 + from; x < 100 + to; x += 1) mask.data[y * width + x] = 1;
    }
  }
  return mask;
}

/** Straight sides from 30 to 210; above `from` the shape is given by `top`. */
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
/** Two sleeves with the lengths of the left and the right one, and the body's hem. */
const sleeved = ([left, right]: readonly [number, number], hem: number, lean: number) =>
  drawn((y) => {
    if (y < 30) return [];
    const reach = (end: number) => (y < end ? Math.round(40 + (y - 30) * lean) : 40);
    const [from, to] = [reach(left), reach(right)];
    if (y < 75) return [[-from, to]];
    // Below the armpit there is ground between body and sleeve.
    return [
      ...(from > 50 ? [[-from, -from + 16] as const] : []),
      ...(y < hem ? [[-40, 40] as const] : []),
      ...(to > 50 ? [[to - 16, to] as const] : []),
    ];
  });
const lopsided = sleeved([108, 124], 210, 0.6);
const jacket = sleeved([185, 185], 135, 0.4);
const sweater = sleeved([200, 200], 190, 0.25);
const oneSleeved = sleeved([108, 30], 210, 0.6);
const camisole = below(80, 45, () => [
  [-30, -27],
  [27, 30],
]);
const skirt = drawn((y) =>
  y < 30 || y >= 210 ? [] : [[-Math.round(30 + y / 6), Math.round(30 + y / 6)]],
);
/** An outline through points from the top down, each with its half width. */
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
const jar = through([30, 44], [48, 44], [49, 50], [200, 50]);
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
const giftBox = below(90, 60, (y) =>
  y < 72
    ? [
        [-12, -2],
        [2, 12],
      ]
    : [[-66, 66]],
);

it.each([
  ['clear', 'a T-shirt', tee],
  ['clear', 'a polo shirt whose one sleeve lies lower', lopsided],
  ['clear', 'a short jacket', jacket],
  ['clear', 'a sweater whose sleeves hang beside it', sweater],
  ['clear', 'a jumper with a hood', hoodie],
  ['clear', 'a vest with straps', tank],
  ['clear', 'a top with thin straps', camisole],
  ['legs', 'a skirt', skirt],
  ['legs', 'a narrow skirt', pencilSkirt],
  ['legs', 'trousers', trousers],
  ['unclear', 'a dress without straps', strapless],
  ['unclear', 'a vest whose back fills its neckline', vest],
  ['unclear', 'a vest with a high collar', rollneck],
  ['unclear', 'a top with one sleeve', oneSleeved],
  ['unclear', 'a jar whose lid is a little narrower', jar],
  ['unclear', 'a box with a bow', giftBox],
  ['unclear', 'a ball', round(80)],
  ['none', 'a surface that fills the picture', whole],
  ['none', 'nothing', createPlane(width, height)],
] as const)('finds %s signs in the outline of %s', (signs, _, mask) => {
  expect(garmentSigns(mask)).toBe(signs);
});
