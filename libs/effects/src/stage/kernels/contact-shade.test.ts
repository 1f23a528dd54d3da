import { describe, expect, it } from 'vitest';
import { drawPlane } from '@tintory/pixels/testing';
import { contactShade } from './contact-shade.ts';

// A chair of 100 × 200: a seat, a front leg down to row 189, and a back leg down to row 169.
const chair = drawPlane(100, 200, (x, y) =>
  y < 100 || (x >= 20 && x < 28 && y < 190) || (x >= 70 && x < 78 && y < 170) ? 1 : 0,
);
const shade = contactShade(chair, 189, 190);
const at = (x: number, y: number) => shade.data[y * 100 + x];

describe('the shade of what touches the floor', () => {
  it('lies right under each leg, also under one farther back', () => {
    expect(at(24, 190)).toBe(1);
    expect(at(74, 170)).toBeGreaterThan(0.9);
  });

  it('lies nowhere under what hangs in the air', () => {
    expect(at(50, 100)).toBe(0);
    expect(at(50, 190)).toBe(0);
  });

  it('is narrow', () => {
    expect(at(24, 194)).toBe(0);
  });

  it('is not where an outline only turns away from the floor', () => {
    const ball = drawPlane(100, 100, (x, y) => (Math.hypot(x - 50, y - 50) < 45 ? 1 : 0));
    const under = contactShade(ball, 94, 90);
    const lowest = (x: number) => Math.floor(50 + Math.sqrt(45 ** 2 - (x - 50) ** 2) - 1e-6);
    expect(under.data[(lowest(50) + 1) * 100 + 50]).toBe(1);
    expect(under.data[(lowest(85) + 1) * 100 + 85]).toBeLessThan(0.2);
  });
});
