import { mapPlane, type Plane } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { believeModel, trustIn } from './believe-model.ts';

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
/** What stands out is the left half of the subject, and something in a corner. */
const standsOut = plane((x, y) => ((inside(x, y) && x < 20) || (x > 35 && y < 4) ? 0.98 : 0.02));
const at = ({ data }: Plane, x: number, y: number) => data[y * width + x] ?? NaN;

it('keeps a subject that a sure model sees, though half of it does not stand out', () => {
  const believed = believeModel(standsOut, subject);
  expect(at(believed, 14, 15)).toBeGreaterThan(0.95);
  expect(at(believed, 26, 15)).toBeGreaterThan(0.9);
  expect(at(believed, 38, 1)).toBeLessThan(0.1);
});

it('goes by what stands out where all of a model’s answer is doubt', () => {
  const believed = believeModel(
    standsOut,
    mapPlane(subject, (value) => 0.4 + 0.3 * value),
  );
  expect(at(believed, 14, 15)).toBeGreaterThan(0.9);
  expect(at(believed, 26, 15)).toBeLessThan(0.1);
});

it('is not talked into a subject by a wall, of which the model says that it is none', () => {
  const believed = believeModel(
    standsOut,
    mapPlane(subject, () => 0.005),
  );
  expect(Math.max(...believed.data)).toBeLessThan(0.5);
});

it('trusts an answer that is in doubt along an outline alone, however thin the thing is', () => {
  const side = 180;
  const ring = (soft: number): Plane => ({
    data: Float32Array.from({ length: side * side }, (_, i) => {
      const away = Math.abs(Math.hypot((i % side) - 90, Math.floor(i / side) - 90) - 60);
      return 1 / (1 + Math.exp((away - 4) / soft));
    }),
    width: side,
    height: side,
  });
  expect(trustIn(ring(0.25))).toBe(1);
  expect(trustIn(ring(3))).toBeLessThan(0.2);
});

it('believes a doubtful answer rather than what stands out, where a detector bears it out', () => {
  const doubtful = mapPlane(subject, (value) => 0.1 + 0.8 * value);
  expect(at(believeModel(standsOut, doubtful), 26, 15)).toBeLessThan(0.5);
  expect(at(believeModel(standsOut, doubtful, true), 26, 15)).toBeGreaterThan(0.6);
});
