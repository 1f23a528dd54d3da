import { describe, expect, it } from 'vitest';
import { drawPlane } from '../testing/draw.ts';
import { flowCell, flowField } from './structure-tensor.ts';

/** Stripes that run at an angle, in radians. */
const stripes = (angle: number) =>
  drawPlane(
    80,
    80,
    (x, y) => 0.5 + 0.5 * Math.sin((y * Math.cos(angle) - x * Math.sin(angle)) / 3),
  );

describe('the flow field', () => {
  it.each([0, 0.5, 1.2, 2.4])('runs along stripes at %d radians', (angle) => {
    const flow = flowField(stripes(angle), 4);
    const cell = flowCell(flow, 40, 40);
    const along = (flow.x[cell] ?? 0) * Math.cos(angle) + (flow.y[cell] ?? 0) * Math.sin(angle);
    expect(Math.abs(along)).toBeGreaterThan(0.99);
    expect(flow.anisotropy[cell]).toBeGreaterThan(0.9);
  });

  it('leans the way it is told where the picture has no direction', () => {
    const flat = drawPlane(30, 30, () => 0.5);
    const flow = flowField(flat, 4, { angle: 0.7, weight: 1e-4 });
    const cell = flowCell(flow, 15, 15);
    const along = (flow.x[cell] ?? 0) * Math.cos(0.7) + (flow.y[cell] ?? 0) * Math.sin(0.7);
    expect(Math.abs(along)).toBeGreaterThan(0.99);
  });

  it('answers for places outside', () => {
    const flow = flowField(stripes(1), 4);
    expect(flowCell(flow, -5, -9)).toBe(0);
    expect(flowCell(flow, 500, 500)).toBe(flow.x.length - 1);
  });
});
