import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logOdds, shiftOdds } from './odds.ts';

const probability = fc.double({ min: 0, max: 1, noNaN: true });
const evidence = fc.double({ min: -12, max: 12, noNaN: true });

it('stays a probability and moves the way the evidence points', () => {
  fc.assert(
    fc.property(probability, evidence, (before, push) => {
      const after = shiftOdds(before, push);
      expect(after).toBeGreaterThanOrEqual(0);
      expect(after).toBeLessThanOrEqual(1);
      if (push > 0.01) expect(after).toBeGreaterThanOrEqual(before - 1e-3);
      if (push < -0.01) expect(after).toBeLessThanOrEqual(before);
    }),
  );
});

it('turns one half into nine tenths with evidence of nine to one', () => {
  expect(shiftOdds(0.5, Math.log(9))).toBeCloseTo(0.9, 2);
});

it('gives a probability back when one half is moved by its log-odds', () => {
  const likely = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(likely, (p) => {
      expect(shiftOdds(0.5, logOdds(p))).toBeCloseTo(p, 2);
    }),
  );
  expect(logOdds(1)).toBe(6);
  expect(logOdds(0)).toBe(-6);
});
