import { describe, expect, it } from 'vitest';
import { drawPlane } from '@tintory/pixels/testing';
import { findGroundLine } from './ground-line.ts';

/** A table of 80 × 60 pixels on two legs, or on none. */
const table = (legs: readonly [from: number, to: number][]) =>
  drawPlane(120, 100, (x, y) => {
    const isTop = x >= 20 && x < 100 && y >= 20 && y < 40;
    const isLeg = y >= 40 && y < 80 && legs.some(([from, to]) => x >= from && x < to);
    return isTop || isLeg ? 1 : 0;
  });

describe('the ground under a subject', () => {
  it('is where it ends', () => {
    const line = findGroundLine(table([[20, 100]]), 0.2);
    expect(line).toMatchObject({ left: 20, right: 99, top: 20, height: 60, width: 80 });
    expect(line?.rows[60]).toBeCloseTo(79, 0);
    expect(line?.touch[60]).toBeCloseTo(1, 1);
  });

  it('goes on between feet, where nothing touches it', () => {
    const line = findGroundLine(
      table([
        [45, 52],
        [62, 70],
      ]),
      0.2,
    );
    expect(line?.rows[57]).toBeGreaterThan(70);
    expect(line?.touch[57]).toBeLessThan(0.05);
    expect(line?.touch[48]).toBeGreaterThan(0.9);
  });

  it('is nowhere without a subject', () => {
    expect(
      findGroundLine(
        drawPlane(20, 20, () => 0),
        0.2,
      ),
    ).toBeNull();
  });
});
