import { expect, it } from 'vitest';
import { drawImage, type Color } from '../testing/draw.ts';
import { insideBars } from './inside-bars.ts';

const [width, height] = [160, 120];
/** A meadow under a sky, with the noise of compression. */
const photo = (x: number, y: number): Color => {
  const shade = (x * 7 + y * 13) % 9;
  return y < 60 ? [120 + shade, 160, 210] : [70 + shade, 120, 50];
};
const bar = (x: number, y: number, color: number): Color => {
  const noise = (x * 5 + y * 3) % 4;
  return [color + noise, color + noise, color];
};

it.each([
  ['black', 0],
  ['white', 250],
])('finds the photograph between %s bars above and below', (_, color) => {
  const image = drawImage(width, height, (x, y) =>
    y < 20 || y >= 98 ? bar(x, y, color) : photo(x, y),
  );
  expect(insideBars(image)).toEqual({ x: 0, y: 20, width, height: 78 });
});

it('finds the photograph between bars at its sides', () => {
  const image = drawImage(width, height, (x, y) =>
    x < 30 || x >= 130 ? bar(x, y, 0) : photo(x, y),
  );
  expect(insideBars(image)).toEqual({ x: 30, y: 0, width: 100, height });
});

const isThing = (x: number, y: number) => Math.abs(x - 80) < 50 && Math.abs(y - 60) < 40;

it.each<[string, (x: number, y: number) => Color]>([
  ['a photograph', photo],
  ['one colour', (x, y) => bar(x, y, 200)],
  ['a box before a plain wall', (x, y) => (isThing(x, y) ? photo(x, y) : bar(x, y, 250))],
  ['a roof under an empty sky', (x, y) => (y < 40 ? bar(x, y, 250) : photo(x, y))],
  [
    'bars of two colours',
    (x, y) => (y < 20 ? bar(x, y, 0) : y >= 98 ? bar(x, y, 250) : photo(x, y)),
  ],
])('finds no bars in a picture of %s', (_, color) => {
  expect(insideBars(drawImage(width, height, color))).toBeUndefined();
});

it.each([
  [1, 1],
  [3, 900],
  [900, 2],
])('answers for a picture of %i × %i', (w, h) => {
  expect(insideBars(drawImage(w, h, (x, y) => [x % 255, y % 255, 90]))).toBeUndefined();
});
