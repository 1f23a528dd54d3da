import { mapPlane, type Plane } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { believeModel } from './believe-model.ts';

const [width, height] = [40, 30];
const plane = (at: (x: number, y: number) => number): Plane => ({
  data: Float32Array.from({ length: width * height }, (_, i) =>
    at(i % width, Math.floor(i / width)),
  ),
  width,
  height,
});
const inside = (x: number, y: number) => x >= 10 && x < 30 && y >= 8 && y < 22;
const subject = plane((x, y) => (inside(x, y) ? 0.99 : 0.01));
/** Saliency marks the left half of the subject, and something in a corner. */
const standsOut = plane((x, y) => ((inside(x, y) && x < 20) || (x > 35 && y < 4) ? 0.98 : 0.02));
const at = ({ data }: Plane, x: number, y: number) => data[y * width + x] ?? NaN;

it('keeps a subject that a sure model sees, though half of it does not stand out', () => {
  const believed = believeModel(standsOut, subject);
  expect(at(believed, 14, 15)).toBeGreaterThan(0.95);
  expect(at(believed, 26, 15)).toBeGreaterThan(0.9);
  expect(at(believed, 38, 1)).toBeLessThan(0.1);
});

it('is moved by what stands out where the model is unsure', () => {
  const believed = believeModel(
    standsOut,
    mapPlane(subject, () => 0.5),
  );
  expect(at(believed, 14, 15)).toBeGreaterThan(0.6);
  expect(at(believed, 26, 15)).toBeLessThan(0.4);
});

it('is not talked into a subject by a wall, of which the model says that it is none', () => {
  const believed = believeModel(
    standsOut,
    mapPlane(subject, () => 0.005),
  );
  expect(Math.max(...believed.data)).toBeLessThan(0.5);
});
