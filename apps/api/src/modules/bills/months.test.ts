import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, monthAround, nextMonth } from './months.ts';

const at = (text: string) => new Date(`${text}T10:30:00Z`);
const moment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('adding months', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-21', -11, '2025-12-21'],
  ])('takes %s by %i to %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toEqual(at(to));
  });
});

describe('the month around a moment', () => {
  it('holds the moment, and ends at or before the period', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 366 * 86_400_000 }), (end, before) => {
        const at = new Date(+end - before);
        const month = monthAround(at, end);
        expect(+month.start).toBeLessThanOrEqual(+at);
        expect(+at).toBeLessThan(+month.end);
        expect(+month.end).toBeLessThanOrEqual(+end);
      }),
    );
  });

  it('comes eleven times after the first in any year paid ahead', () => {
    fc.assert(
      fc.property(moment, (start) => {
        const end = addMonths(start, 12);
        const months: Date[] = [];
        for (let next = nextMonth(start, end); next; next = nextMonth(next, end)) months.push(next);
        expect(months).toHaveLength(11);
        expect(months.every((month) => month > start && month < end)).toBe(true);
      }),
    );
  });
});
