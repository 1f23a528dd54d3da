import { describe, expect, it } from 'vitest';
import type { Coverage } from './coverage.ts';
import { areaOf, wholeOf } from './rect.ts';
import { shapeCoverage, shapeKinds, type Shape } from './shapes.ts';

const size = { width: 100, height: 80 };
const box = { x: 20, y: 20, width: 40, height: 30 };

/** The coverage of a pixel by a shape, 0 to 255. */
function coverAt(shape: Shape, x: number, y: number): number {
  for (const part of shapeCoverage(shape, size)) {
    const column = x - part.x;
    const row = y - part.y;
    if (column < 0 || row < 0 || column >= part.width || row >= part.height) continue;
    return part.data[row * part.width + column] as number;
  }
  return 0;
}

describe('a shape', () => {
  it.each(['rectangle', 'ellipse'] as const)('%s is full when filled, else only a line', (kind) => {
    expect(coverAt({ kind, box, lineWidth: 4, filled: true }, 40, 35)).toBe(255);
    expect(coverAt({ kind, box, lineWidth: 4, filled: false }, 40, 35)).toBe(0);
    expect(coverAt({ kind, box, lineWidth: 4, filled: false }, 40, 20)).toBe(255);
  });

  it('an ellipse leaves the corners of its frame', () => {
    expect(coverAt({ kind: 'ellipse', box, lineWidth: 1, filled: true }, 21, 21)).toBe(0);
  });

  it.each(shapeKinds)('%s may be drawn in any direction', (kind) => {
    const back = { x: 60, y: 50, width: -40, height: -30 };
    const forth = shapeCoverage({ kind, box, lineWidth: 3, filled: true }, size);
    const turned = shapeCoverage({ kind, box: back, lineWidth: 3, filled: true }, size);
    const sum = (parts: Iterable<Coverage>) =>
      [...parts].flatMap(({ data }) => [...data]).reduce((total, value) => total + value, 0);
    expect(sum(turned) / sum(forth)).toBeCloseTo(1, 1);
  });

  it('an arrow is wider at its head than at its tail', () => {
    const arrow: Shape = {
      kind: 'arrow',
      box: { x: 10, y: 40, width: 80, height: 0 },
      lineWidth: 4,
      filled: false,
    };
    const heightAt = (x: number) =>
      Array.from({ length: 80 }, (_, y) => coverAt(arrow, x, y)).filter((cover) => cover > 0)
        .length;
    expect(heightAt(72)).toBeGreaterThan(heightAt(20) * 2);
    expect(heightAt(88)).toBeLessThan(heightAt(72));
  });

  it('outside of the picture is none', () => {
    const away = { x: 300, y: 300, width: 10, height: 10 };
    const parts = shapeCoverage({ kind: 'line', box: away, lineWidth: 3, filled: false }, size);
    expect([...parts]).toEqual([]);
  });

  it('takes nothing of what a large frame only surrounds', () => {
    const large = { width: 3_000, height: 2_000 };
    const frame: Shape = { kind: 'rectangle', box: wholeOf(large), lineWidth: 8, filled: false };
    const taken = [...shapeCoverage(frame, large)].reduce((sum, part) => sum + areaOf(part), 0);
    expect(taken / areaOf(large)).toBeLessThan(0.25);
  });
});
