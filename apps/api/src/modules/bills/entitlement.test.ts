import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceLine } from '../payments/payments.ts';
import { plans } from '../plans/plans.ts';
import { readEntitlement } from './entitlement.ts';
import { addMonths } from './months.ts';

const start = new Date('2026-04-10T00:00:00Z');
const month = { start, end: addMonths(start, 1) };
const year = { start, end: addMonths(start, 12) };
const middle = new Date((+month.start + +month.end) / 2);

const line = (planId: string | null, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  planId,
  amount: 900,
  proration: false,
  ...month,
  ...more,
});

describe('what an invoice is worth', () => {
  it('is a month of credits for a month', () => {
    const { credits, kind, period } = readEntitlement([line('m300')]);
    expect({ credits, kind }).toEqual({ credits: 300, kind: 'subscription' });
    expect(period).toEqual({ ...month, nextGrantAt: null });
  });

  it('is a month of credits for a year, and more each month', () => {
    const { credits, period } = readEntitlement([line('y300', year)]);
    expect(credits).toBe(300);
    expect(period?.nextGrantAt).toEqual(month.end);
  });

  it('is all credits of a pack at once', () => {
    const { credits, kind, period } = readEntitlement([line('p1000')]);
    expect({ credits, kind, period }).toEqual({ credits: 1_000, kind: 'pack', period: null });
  });

  it('is the part of the difference that is left of the month for a change of plan', () => {
    const rest = { start: middle, end: month.end, proration: true };
    const worth = readEntitlement([
      line('m100', { ...rest, amount: -450 }),
      line('m700', { ...rest, amount: 1_950 }),
    ]);
    expect(worth.credits).toBe(300);
    expect(worth.plan?.id).toBe('m700');
  });

  it('takes the unused part of the month from the first month of a year', () => {
    const worth = readEntitlement([
      line('m100', { start: middle, end: month.end, proration: true, amount: -450 }),
      line('y300', { start: middle, end: addMonths(middle, 12) }),
    ]);
    expect(worth.credits).toBe(250);
    expect(worth.period?.nextGrantAt).toEqual(addMonths(middle, 1));
  });

  it('is nothing for what is none of ours', () => {
    expect(readEntitlement([line(null)])).toMatchObject({ plan: null, credits: 0, period: null });
  });

  it('never adds up to more than the dearer plan, however often one changes to and fro', () => {
    const monthly = plans.filter(({ interval }) => interval === 'month');
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      to: fc.constantFrom(...monthly),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...monthly),
        fc.array(change, { maxLength: 8 }),
        (first, list) => {
          let plan = first;
          let credits = readEntitlement([line(first.id)]).credits;
          let most = first.credits;
          for (const { at, to } of list.sort((a, b) => a.at - b.at)) {
            const rest = {
              start: new Date(+month.start + at * (+month.end - +month.start)),
              end: month.end,
              proration: true,
            };
            credits += readEntitlement([
              line(plan.id, { ...rest, amount: -1 }),
              line(to.id, { ...rest, amount: 1 }),
            ]).credits;
            plan = to;
            most = Math.max(most, to.credits);
          }
          expect(credits).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});
