import { shippingQuery } from '@tintory/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRates } from './rates.ts';
import { readShipping } from './shipping-records.ts';

const rates = createRates(readShipping());
const country = fc.constantFrom(...rates.countries);
const weight = fc.integer({ min: 1, max: 30_000 });

describe('rates', () => {
  it('have a way for every weight that may be asked for, to every country', () => {
    fc.assert(
      fc.property(country, weight, (code, grams) => {
        expect(shippingQuery.safeParse({ country_code: code, weight: grams }).success).toBe(true);
        expect(rates.quote(code, grams, 'en').length).toBeGreaterThan(0);
      }),
    );
  });

  it('never fall with the weight', () => {
    fc.assert(
      fc.property(country, weight, weight, (code, one, other) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)];
        const lighter = rates.quote(code, light, 'en');
        for (const method of rates.quote(code, heavy, 'en')) {
          const before = lighter.find(({ id }) => id === method.id);
          expect(before?.price).toBeLessThanOrEqual(method.price);
        }
      }),
    );
  });
});
