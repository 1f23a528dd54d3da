import { expect, it } from 'vitest';
import { localMatte } from './local-matte.ts';
import { drawImage, drawPlane, valueAt } from '../testing/draw.ts';

const [width, height] = [160, 120];

it('draws a strand that the mask cut off, and opens a gap that the mask filled', () => {
  const isStrand = (x: number, y: number) => x >= 80 && x < 90 && (y === 60 || y === 61);
  const isGap = (x: number, y: number) => x >= 70 && x < 80 && (y === 30 || y === 31);
  const image = drawImage(width, height, (x, y) =>
    (x < 80 && !isGap(x, y)) || isStrand(x, y) ? [120, 70, 30] : [225, 225, 220],
  );
  const mask = drawPlane(width, height, (x) => (x < 80 ? 1 : 0));
  const matte = localMatte(image, mask, 12);
  expect(valueAt(matte, 85, 60)).toBeGreaterThan(0.9);
  expect(valueAt(matte, 85, 50)).toBeLessThan(0.1);
  expect(valueAt(matte, 75, 30)).toBeLessThan(0.1);
  expect(valueAt(matte, 75, 40)).toBeGreaterThan(0.9);
});

it('gives a mixed pixel the share of its colour', () => {
  const image = drawImage(width, height, (x) => {
    const value = x < 79 ? 40 : x > 80 ? 220 : 130;
    return [value, value, value];
  });
  const mask = drawPlane(width, height, (x) => (x < 80 ? 1 : 0));
  const matte = localMatte(image, mask, 12);
  expect(valueAt(matte, 80, 60)).toBeGreaterThan(0.3);
  expect(valueAt(matte, 80, 60)).toBeLessThan(0.7);
});

it('keeps the mask where both sides have the same colour', () => {
  const image = drawImage(width, height, () => [128, 128, 128]);
  const mask = drawPlane(width, height, (x) => (x < 80 ? 1 : 0));
  expect(localMatte(image, mask, 12).data).toEqual(mask.data);
});

it('changes nothing far from the edge, whatever colour is there', () => {
  const image = drawImage(width, height, (x, y) =>
    x < 80 && !(x > 20 && x < 30 && y > 50 && y < 60) ? [120, 70, 30] : [225, 225, 220],
  );
  const mask = drawPlane(width, height, (x) => (x < 80 ? 1 : 0));
  expect(valueAt(localMatte(image, mask, 12), 25, 55)).toBe(1);
});
