import { expect, it } from 'vitest';
import { interlaced } from './interlaced.ts';
import type { Point } from './pen.ts';

const square = (x: number): Point[] => [
  [x, 0],
  [x + 100, 0],
  [x + 100, 100],
  [x, 100],
];
const lifted = square(50).map(([x, y]): Point => [x, y + 50]);

const pieces = (path: string) => path.split('Z').filter(Boolean).length;

it('parts the lower strand where two meet, and leaves the upper one whole', () => {
  expect(pieces(interlaced([square(0), lifted], 5, 3, () => true))).toBe(4 + 4 + 2);
  expect(interlaced([square(0)], 5, 3, () => true).split('Z')[0]).toContain('-5.0');
});

it('asks at each crossing anew', () => {
  const asked: number[] = [];
  interlaced([square(0), lifted], 5, 3, (_, __, nth) => {
    asked.push(nth);
    return nth % 2 === 0;
  });
  expect(asked).toEqual([0, 1]);
});
