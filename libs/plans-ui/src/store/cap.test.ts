import { describe, expect, it } from 'vitest';
import { isCapShort, nextCap } from './cap.ts';

const usage = (used: number, fee = 0.3, cap = 20) => ({
  additional_fee: fee,
  used,
  cap_amount: cap,
  asked_cap_amount: null,
  resets_at: '2026-12-01T00:00:00.000Z',
});

describe('the cap of a store', () => {
  it('doubles, up to the highest that may be asked for', () => {
    expect(nextCap(20)).toBe(40);
    expect(nextCap(6_400)).toBe(10_000);
    expect(nextCap(10_000)).toBeNull();
  });

  it('is short once it has no room for as many pictures as credits are asked for', () => {
    expect(isCapShort(usage(19.8), 1)).toBe(true);
    expect(isCapShort(usage(19.7), 1)).toBe(false);
    expect(isCapShort(usage(19.7), 2)).toBe(true);
    expect(isCapShort(usage(0), 66)).toBe(false);
  });

  it('counts in whole cents', () => {
    expect(isCapShort(usage(199.64, 0.18, 200), 2)).toBe(false);
  });
});
