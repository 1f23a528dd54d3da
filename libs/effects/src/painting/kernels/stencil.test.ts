import { expect, it } from 'vitest';
import { drawPlane } from '@tintory/pixels/testing';
import { stencilOf } from './stencil.ts';

// A light field, a dark one right of it, and far below a stripe of the ink between them.
const labels = drawPlane(120, 90, (x, y) => (y >= 70 ? 1 : x < 60 ? 0 : 2));
const accents = drawPlane(120, 90, () => 0);
const stencil = stencilOf(labels, 1, { sigma: 1.5, behind: 4, accents });
const at = (x: number, y: number) => stencil.data[y * 120 + x];

it('an ink covers its own places and lies under those that are darker', () => {
  expect(at(20, 80)).toBe(1);
  expect(at(90, 30)).toBe(1);
  expect(at(90, 70)).toBe(1);
  expect(at(20, 30)).toBe(0);
});

it('it stays behind a border that is none of its own', () => {
  expect(at(60, 30)).toBe(0);
  expect(at(61, 30)).toBe(0);
});
