import { describe, expect, it } from 'vitest';
import { splitCost } from './split-cost.ts';

const fee = { cents: 25, left: 10 };
const work = { count: 3, each: 5, perPicture: 5 };

describe('the cost of work', () => {
  it('is paid with credits while they pay for a whole one, then at the fee', () => {
    expect(splitCost(work, 9, fee)).toEqual({ byCredits: 1, byFee: 2, unpaid: 0, cents: 25 });
  });

  it('is a fee for each picture, of as many photos as the limit holds wholly', () => {
    const several = { count: 3, each: 20, perPicture: 5 };
    expect(splitCost(several, 19, fee)).toEqual({ byCredits: 0, byFee: 2, unpaid: 1, cents: 100 });
  });

  it('is left open where there is no plan', () => {
    expect(splitCost(work, 9, undefined)).toMatchObject({ byCredits: 1, byFee: 0, unpaid: 2 });
  });

  it.each([
    ['is free', { ...work, each: 0 }, 0],
    ['meets credits nobody has counted yet', work, null],
  ])('asks for no fee where it %s', (_why, some, balance) => {
    expect(splitCost(some, balance, fee)).toMatchObject({ byFee: 0, unpaid: 0 });
  });
});
