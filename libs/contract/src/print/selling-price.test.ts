import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceEndings, sellingPrice, type PriceMargin } from './selling-price.ts';

const cost = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100);
const ending = fc.constantFrom(...priceEndings);
const margin: fc.Arbitrary<PriceMargin> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 1_000 }) }),
  fc.record({
    kind: fc.constant('amount' as const),
    value: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
  }),
);
const asked = (base: number, { kind, value }: PriceMargin) =>
  kind === 'percent' ? base * (1 + value / 100) : base + value;

describe('a selling price', () => {
  it.each([
    [21.9, { kind: 'percent', value: 40 }, '99', 30.99],
    [21.9, { kind: 'percent', value: 40 }, '00', 31],
    [21.9, { kind: 'percent', value: 40 }, 'exact', 30.66],
    [10, { kind: 'amount', value: 5 }, '00', 15],
    [10, { kind: 'amount', value: 5.99 }, '99', 15.99],
    [10, { kind: 'amount', value: 6 }, '99', 16.99],
  ] as const)('of %s with %o ending on %s is %s', (base, wish, end, price) => {
    expect(sellingPrice(base, wish, end)).toBe(price);
  });

  it('is never below what was asked for, nor a whole unit above it', () => {
    fc.assert(
      fc.property(cost, margin, ending, (base, wish, end) => {
        const price = sellingPrice(base, wish, end);
        expect(price).toBeGreaterThanOrEqual(asked(base, wish) - 0.005_01);
        expect(price).toBeLessThan(asked(base, wish) + 1);
      }),
    );
  });

  it('ends as the merchant chose', () => {
    fc.assert(
      fc.property(cost, margin, (base, wish) => {
        expect(Math.round(sellingPrice(base, wish, '00') * 100) % 100).toBe(0);
        expect(Math.round(sellingPrice(base, wish, '99') * 100) % 100).toBe(99);
      }),
    );
  });

  it('is not lower for what costs more', () => {
    fc.assert(
      fc.property(cost, cost, margin, ending, (one, other, wish, end) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(sellingPrice(less, wish, end)).toBeLessThanOrEqual(sellingPrice(more, wish, end));
      }),
    );
  });
});
