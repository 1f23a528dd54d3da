import { expect, it } from 'vitest';
import type { LabImage } from '@tintory/pixels';
import { drawPlane } from '@tintory/pixels/testing';
import { evenGradients } from './even-gradients.ts';

const labOf = (light: (x: number, y: number) => number): LabImage => ({
  l: drawPlane(320, 80, light),
  a: drawPlane(320, 80, () => 10),
  b: drawPlane(320, 80, () => -20),
});

it('a gradient in blocks becomes an even one', () => {
  const lab = labOf((x) => 40 + Math.floor(x / 16) * 1.2);
  evenGradients(lab);
  const row = [...lab.l.data.subarray(40 * 320 + 40, 40 * 320 + 280)];
  const steps = row.slice(1).map((value, i) => Math.abs(value - (row[i] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.3);
});

it('what is drawn keeps its border', () => {
  const lab = labOf((x) => (x < 160 ? 40 : 55));
  evenGradients(lab);
  expect(lab.l.data[40 * 320 + 158]).toBeCloseTo(40, 0);
  expect(lab.l.data[40 * 320 + 161]).toBeCloseTo(55, 0);
  expect(lab.a.data[5_000]).toBeCloseTo(10, 3);
});
