import { expect, it } from 'vitest';
import { jpegQuality } from './jpeg-quality.ts';
import { standardSteps } from './standard-steps.ts';

const start = [0xff, 0xd8];
const scan = [0xff, 0xda, 0, 2];

const tables = (...each: number[][]) => {
  const data = each.flat();
  return [0xff, 0xdb, (data.length + 2) >> 8, (data.length + 2) & 255, ...data];
};
/** Table `id` of the standard's steps, scaled; `wide`: two bytes a step. */
const table = (id: number, scale: number, wide = false) => {
  const steps = standardSteps.flat().map((step) => Math.max(1, Math.round(step * scale)));
  return [wide ? 16 + id : id, ...steps.flatMap((s) => (wide ? [s >> 8, s & 255] : [s]))];
};
const qualityOf = (...parts: number[][]) => jpegQuality(Uint8Array.from(parts.flat()));

it.each([
  [90, 0.2],
  [75, 0.5],
  [40, 1.25],
])('reads quality %s out of the table of brightness', (quality, scale) => {
  expect(qualityOf(start, tables(table(0, scale)), scan)).toBe(quality);
});

it('reads that table behind one of colours, in two bytes a step, and in a segment of its own', () => {
  expect(qualityOf(start, tables(table(1, 2), table(0, 0.5)), scan)).toBe(75);
  expect(qualityOf(start, tables(table(0, 5, true)), scan)).toBe(10);
  expect(qualityOf(start, tables(table(1, 2)), tables(table(0, 0.5)), scan)).toBe(75);
});

it('reads none out of a JPEG without one, of one that is cut off, and of another file', () => {
  expect(qualityOf(start, scan)).toBeNull();
  expect(qualityOf(start, tables(table(0, 0.5)).slice(0, 30))).toBeNull();
  expect(qualityOf([0x89, 0x50, 0x4e, 0x47])).toBeNull();
  expect(qualityOf([])).toBeNull();
});
