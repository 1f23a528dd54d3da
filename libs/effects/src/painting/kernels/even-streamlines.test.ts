import { describe, expect, it } from 'vitest';
import { drawPlane } from '@tintory/pixels/testing';
import { evenStreamlines } from './even-streamlines.ts';
import { flowField } from '@tintory/pixels';

const size = { width: 120, height: 90 };
const rings = drawPlane(120, 90, (x, y) => 0.5 + 0.5 * Math.sin(Math.hypot(x + 40, y + 30) / 4));
const flow = flowField(rings, 5);
const spacing = { gap: 6, turn: 0, shortest: 12 };
const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < 120 && y < 90;

describe('evenly spaced streamlines', () => {
  const lines = evenStreamlines(size, flow, spacing, inside);

  it('keep their distance from each other', () => {
    lines.forEach((line, i) => {
      for (const other of lines.slice(i + 1)) expect(closest(line, other)).toBeGreaterThan(3.6);
    });
  });

  it('leave no large hole', () => {
    for (let y = 10; y < 80; y += 5) {
      for (let x = 10; x < 110; x += 5) {
        expect(Math.min(...lines.map((line) => closest(line, [x, y])))).toBeLessThan(12);
      }
    }
  });

  it('go only where they are wanted', () => {
    const left = evenStreamlines(size, flow, spacing, (x, y) => inside(x, y) && x < 50);
    expect(left.length).toBeGreaterThan(3);
    for (const line of left) {
      for (let i = 0; i < line.length; i += 2) expect(line[i]).toBeLessThan(50);
    }
  });
});

it('do not all end in one place, where the paper would show as a stripe', () => {
  const wide = { width: 1_000, height: 160 };
  const even = flowField(
    drawPlane(1_000, 160, () => 0.4),
    5,
    { angle: 0, weight: 1 },
  );
  const isOn = (x: number, y: number) => x >= 0 && x < 1_000 && y >= 0 && y < 160;
  const lines = evenStreamlines(wide, even, spacing, isOn);
  const passing = Array.from({ length: 320 }, (_, i) => 20 + i * 3).map(
    (x) => lines.filter((line) => closest(line, [x, line[1] ?? NaN]) < 1).length,
  );
  expect(Math.min(...passing)).toBeGreaterThan(Math.max(...passing) * 0.7);
});

function closest(a: number[], b: number[]): number {
  let least = Infinity;
  for (let i = 0; i < a.length; i += 2) {
    for (let j = 0; j < b.length; j += 2) {
      const distance = Math.hypot(
        (a[i] ?? NaN) - (b[j] ?? NaN),
        (a[i + 1] ?? NaN) - (b[j + 1] ?? NaN),
      );
      least = Math.min(least, distance);
    }
  }
  return least;
}
