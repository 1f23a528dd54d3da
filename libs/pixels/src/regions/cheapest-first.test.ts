import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cheapestFirst } from './cheapest-first.ts';

it('gives everything back, the cheapest first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), (costs) => {
      const { put, take } = cheapestFirst();
      costs.forEach((cost, a) => put({ cost, a, b: 0 }));
      const taken = costs.map(() => take()?.cost);
      expect(taken).toEqual(costs.toSorted((a, b) => a - b));
      expect(take()).toBeUndefined();
    }),
  );
});
