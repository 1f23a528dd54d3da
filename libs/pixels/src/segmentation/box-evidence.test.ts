import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxEvidence } from './box-evidence.ts';
import { valueAt } from '../testing/draw.ts';

const box = { x: 0.25, y: 0.25, width: 0.5, height: 0.5, score: 0.9 };

it('speaks for the inside of a box and against what is far from all', () => {
  const plane = boxEvidence([box], 100, 100);
  expect(valueAt(plane, 50, 50)).toBeCloseTo(1, 2);
  expect(valueAt(plane, 2, 2)).toBeLessThan(-1.4);
});

it('still counts the rim just outside as the box’s', () => {
  const plane = boxEvidence([box], 100, 100);
  expect(valueAt(plane, 22, 50)).toBeGreaterThan(0.9);
});

it('says little when the detector is hardly sure, and nothing when it saw nothing', () => {
  const unsure = boxEvidence([{ ...box, score: 0.1 }], 100, 100);
  expect(Math.abs(valueAt(unsure, 50, 50))).toBeLessThan(0.25);
  expect(boxEvidence([], 10, 10).data.every((value) => value === 0)).toBe(true);
});

it('stays within its bounds for any boxes', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const anyBox = fc.record({ x: share, y: share, width: share, height: share, score: share });
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 6 }), (boxes) =>
      boxEvidence(boxes, 9, 7).data.every((value) => value >= -1.5001 && value <= 1.0001),
    ),
  );
});
