import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultStep, lastStep, planOfStep, stepOf, stepOfPlan } from './volumes.ts';

const plans = ['s10', 's40', 's100', 's200', 's400'].map((id) => ({
  id,
  credit: 1,
  price: 1,
  additional_fee: 1,
  cap_amount: 1,
}));

describe('the slider of a store plan', () => {
  it('begins at the second of five steps', () => {
    expect([defaultStep, lastStep]).toEqual([1, 4]);
    expect(stepOfPlan(plans, undefined)).toBe(1);
  });

  it('knows whole steps within its ends only', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        const step = stepOf(value);
        expect(Number.isInteger(step) && step >= 0 && step <= 4).toBe(true);
        expect(planOfStep(plans, value)).toBe(plans[step]);
      }),
    );
  });

  it('begins at the plan the store has', () => {
    expect(stepOfPlan(plans, 's200')).toBe(3);
  });
});
