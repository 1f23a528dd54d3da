import { expect, it } from 'vitest';
import type { Rgb } from '../color.ts';
import { mirrored, outOfFocus, standing, type SoftShape } from './soft-shapes.ts';

const wall: Rgb = [200, 200, 200];
const red: Rgb = [200, 0, 0];
const plain = { color: red, lit: 0, side: 0 };
const block: SoftShape = { x: 0.2, y: 0.1, w: 0.05, h: 0.1, ...plain };

/** The colour to the right of the middle, and above where the wall ends. */
const seen = (shapes: readonly SoftShape[], x: number, up: number, end = 0.6) =>
  outOfFocus(() => wall, shapes)(x, end - up, end).map(Math.round);

it('a thing stands where it is said to, whatever the height of the wall', () => {
  for (const end of [0.3, 0.6]) {
    expect(seen([block], 0.2, 0.1, end)).toEqual(red);
    expect(seen([block], 0.2, 0.25, end)).toEqual(wall);
    expect(seen([block], 0.1, 0.1, end)).toEqual(wall);
  }
});

it('a thing ends softly, half of it at its edge', () => {
  const [, green = 0] = seen([{ ...block, round: 0, soft: 0.03 }], 0.25, 0.1);
  expect(green).toBe(100);
});

it('an ellipse has no corners, and a block has', () => {
  const corner = (round: number) => seen([{ ...block, round, soft: 0.002 }], 0.243, 0.19);
  expect(corner(1)).toEqual(wall);
  expect(corner(0)).toEqual(red);
});

it('what comes later stands before what came earlier', () => {
  const blue: Rgb = [0, 0, 200];
  expect(seen([block, { ...block, color: blue }], 0.2, 0.1)).toEqual(blue);
});

it('a thing may be told by its foot', () => {
  expect(standing([0.2, 0, 0.05, 0.2], red, { lit: 0, side: 0 })).toEqual(block);
});

it('a room seen from the other side has its things, and their light, on the other side', () => {
  const lit = { ...block, side: 0.4 };
  const [left = 0] = seen([lit], 0.18, 0.1);
  const [right = 0] = seen(mirrored([lit]), -0.18, 0.1);
  expect(right).toBe(left);
  expect(left).toBeGreaterThan(200);
});
