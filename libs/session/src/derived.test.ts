import { describe, expect, it } from 'vitest';
import { isCancelVip, isLoggedIn, isStoreContext, isVip } from './derived.ts';

const now = Date.parse('2026-01-15T12:00:00Z');
const past = '2026-01-15T11:59:59Z';
const future = '2026-01-15T12:00:01Z';

describe('logged in', () => {
  it.each([
    [undefined, false],
    [null, false],
    [{ id: '' }, false],
    [{ id: 'u1' }, true],
  ])('%o is %s', (user, expected) => expect(isLoggedIn(user)).toBe(expected));
});

describe('VIP and cancel-VIP', () => {
  it.each([
    { member: undefined, vip: false, cancelVip: false },
    { member: { plan_id: 'free', cancel_expired_at: null }, vip: false, cancelVip: false },
    { member: { plan_id: 'free', cancel_expired_at: past }, vip: false, cancelVip: false },
    { member: { plan_id: 'free', cancel_expired_at: future }, vip: true, cancelVip: true },
    { member: { plan_id: 'm100', cancel_expired_at: null }, vip: true, cancelVip: false },
    { member: { plan_id: 'm100', cancel_expired_at: past }, vip: true, cancelVip: false },
    { member: { plan_id: 'm100', cancel_expired_at: future }, vip: true, cancelVip: true },
  ])('$member: VIP $vip, cancel-VIP $cancelVip', ({ member, vip, cancelVip }) => {
    expect(isVip(member, now)).toBe(vip);
    expect(isCancelVip(member, now)).toBe(cancelVip);
  });
});

describe('store context', () => {
  it.each([
    ['tintory.example', null, undefined, false],
    ['tintory.example', 'store.example', { shopify_domain: null }, false],
    ['store.example', 'store.example', undefined, true],
    ['tintory.example', null, { shopify_domain: 'a.myshopify.com' }, true],
    ['', '', undefined, false],
  ])('%s of store host %s with %o: %s', (host, storeHost, user, expected) =>
    expect(isStoreContext(host, storeHost, user)).toBe(expected),
  );
});
