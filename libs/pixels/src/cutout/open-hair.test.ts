import { expect, it } from 'vitest';
import { drawImage, drawPlane, valueAt, type Color } from '../testing/draw.ts';
import { openHair } from './open-hair.ts';

const [width, height] = [240, 240];
const [wall, dark, skin] = [
  [60, 190, 110],
  [40, 32, 30],
  [200, 150, 125],
] as const satisfies Color[];
const face = { x: 95, y: 80, width: 50, height: 50 };
const isHead = (x: number, y: number) => Math.hypot(x - 120, y - 105) < 60;
const isFace = (x: number, y: number) => Math.hypot(x - 120, y - 105) < 26;
/** Between two locks, at the head's right. */
const isGap = (x: number, y: number) => x >= 168 && x < 174 && y >= 95 && y < 120;

/** A head with long hair before a wall, whose mask filled a gap in the hair. */
const headBefore = (wallColor: Color, hair: Color = dark) =>
  drawImage(width, height, (x, y) => {
    if (!isHead(x, y) || isGap(x, y)) return wallColor;
    return isFace(x, y) ? skin : hair;
  });
const filled = drawPlane(width, height, (x, y) => (isHead(x, y) ? 1 : 0));
const unsure = drawPlane(width, height, (x, y) => {
  if (!isHead(x, y)) return 0;
  return x > 155 && y > 85 && y < 130 ? 0.6 : 1;
});
const heads = { faces: [face], sure: unsure };
const inGap = [171, 107] as const;

it('opens a gap in the hair and keeps the locks around it', () => {
  const alpha = openHair(headBefore(wall), filled, heads);
  expect(valueAt(alpha, ...inGap)).toBeLessThan(0.1);
  expect(valueAt(alpha, 160, 107)).toBe(1);
  expect(valueAt(alpha, 177, 107)).toBe(1);
});

it('makes half of a mix of hair and wall', () => {
  const image = drawImage(width, height, (x, y) => {
    if (!isHead(x, y)) return wall;
    return x === 171 && y > 95 && y < 120 ? [50, 111, 70] : dark;
  });
  const alpha = openHair(image, filled, heads);
  expect(valueAt(alpha, 171, 107)).toBeGreaterThan(0.3);
  expect(valueAt(alpha, 171, 107)).toBeLessThan(0.7);
});

it('leaves what a model is sure of, and what is far from any face', () => {
  const image = headBefore(wall);
  expect(openHair(image, filled, { faces: [face], sure: filled }).data).toEqual(filled.data);
  const elsewhere = { ...face, x: 0, y: 200, width: 20, height: 20 };
  expect(openHair(image, filled, { faces: [elsewhere], sure: unsure }).data).toEqual(filled.data);
});

it('takes no skin before a wall of its hue for a gap', () => {
  const pale: Color = [215, 165, 138];
  expect(openHair(headBefore(pale), filled, heads).data).toEqual(filled.data);
});

it('takes no shade in the hair before a darker wall for a gap', () => {
  const [night, blond] = [
    [52, 43, 27],
    [180, 150, 95],
  ] as const satisfies Color[];
  const image = headBefore(night, blond);
  expect(openHair(image, filled, heads).data).toEqual(filled.data);
});

it('takes no stripes of a shirt beside others for hair', () => {
  const striped = drawImage(width, height, (x, y) => {
    if (!isHead(x, y) || isGap(x, y)) return wall;
    return x % 4 < 2 ? [220, 40, 40] : [30, 40, 220];
  });
  expect(valueAt(openHair(striped, filled, heads), ...inGap)).toBeGreaterThan(0.9);
});
