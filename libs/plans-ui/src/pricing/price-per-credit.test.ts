import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricePerCredit } from './price-per-credit.ts';

const plan = (credit: number, price: number) => ({ id: 'p', credit, price });

describe('the price of one credit', () => {
  it.each([
    ['month', 100, 9, 0.09],
    ['month', 300, 19, 0.063],
    ['month', 700, 39, 0.055],
    ['year', 100, 90, 0.075],
    ['year', 4_000, 1_490, 0.031],
    ['one_time', 30, 5.9, 0.196],
    ['one_time', 1_000, 89.9, 0.089],
    ['one_time', 100, 14.9, 0.149],
  ] as const)('of %s %i credits for %f is %f', (interval, credits, price, expected) => {
    expect(pricePerCredit(plan(credits, price), interval)).toBe(expected);
  });

  it('is never more than what is paid, and less by under a tenth of a cent', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    const credits = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(cents, credits, (price, amount) => {
        const shown = pricePerCredit(plan(amount, price / 100), 'month');
        const exact = price / 100 / amount;
        expect(shown).toBeLessThanOrEqual(exact + 1e-8);
        expect(exact - shown).toBeLessThan(0.001 + 1e-8);
      }),
    );
  });
});
