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
const rollneck = below(60, 45, (y) => (y < 50 ? [[-20, 20]] : [[-38, 38]]));
const round = (tall: number) =>
  drawn((y) => {
    const part = 1 - ((y - 120) / tall) ** 2;
    const half = part > 0 ? Math.round(80 * Math.sqrt(part)) : 0;
    return half > 0 ? [[-half, half]] : [];
  });
const whole = drawn(() => [[-100, 100]]);

it.each([
  ['sleeves', 'a T-shirt', tee],
  ['cut', 'a vest with straps', tank],
  ['cut', 'a skirt', skirt],
  ['cut', 'a vest with a high collar', rollneck],
  ['none', 'a ball', round(80)],
  ['none', 'a plate', round(50)],
  ['none', 'a surface that fills the picture', whole],
  ['none', 'nothing', createPlane(width, height)],
] as const)('finds %s in the outline of %s', (signs, _, mask) => {
  expect(garmentSigns(mask)).toBe(signs);
});
