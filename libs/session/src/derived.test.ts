import { describe, expect, it } from 'vitest';
import { isLoggedIn, isStoreContext, planState } from './derived.ts';

const now = Date.parse('2026-01-15T12:00:00Z');
const past = '2026-01-15T11:59:59Z';
const future = '2026-01-15T12:00:01Z';

describe('logged in', () => {
  it.each([
    { hasToken: false, user: undefined, expected: false },
    { hasToken: false, user: { id: 'u1' }, expected: false },
    { hasToken: true, user: { id: 'u1' }, expected: true },
    { hasToken: true, user: { id: '' }, expected: false },
    // The profile is still on its way, or cannot be had: the token stands for it.
    { hasToken: true, user: undefined, expected: true },
  ])('with a token $hasToken and $user: $expected', ({ hasToken, user, expected }) =>
    expect(isLoggedIn(hasToken, user)).toBe(expected),
  );
});

describe('the state of a plan', () => {
  const next = { plan_id: 'm100', interval: 'month', credits_monthly: 100, begins_at: future };
  const none = { isVip: false, isCancelVip: false, canChange: false };
  const paid = { isVip: true, isCancelVip: false, canChange: true };
  const dates = { renewsAt: null, endsAt: null, next: null };
  const member = {
    plan_id: 'm300',
    renews_at: null as string | null,
    cancel_expired_at: null as string | null,
    next_plan: null as typeof next | null,
  };

  it.each([
    ['unknown', undefined, { ...none, ...dates }],
    ['none', { ...member, plan_id: 'free' }, { ...none, ...dates }],
    [
      'one that has ended',
      { ...member, plan_id: 'free', cancel_expired_at: past },
      { ...none, ...dates },
    ],
    [
      'a cancelled one that still runs, as a back end tells that calls it free at once',
      { ...member, plan_id: 'free', cancel_expired_at: future },
      { ...none, ...dates, isVip: true, isCancelVip: true, endsAt: future },
    ],
    ['one that renews', { ...member, renews_at: future }, { ...paid, ...dates, renewsAt: future }],
    [
      'one that renews, and was cancelled long ago',
      { ...member, renews_at: future, cancel_expired_at: past },
      { ...paid, ...dates, renewsAt: future },
    ],
    [
      'one that is cancelled and runs',
      { ...member, cancel_expired_at: future },
      { ...paid, ...dates, isCancelVip: true, endsAt: future },
    ],
    [
      'one that a smaller one follows',
      { ...member, renews_at: future, next_plan: next },
      { ...paid, ...dates, renewsAt: future, next },
    ],
    [
      'one that ends before a smaller one could follow',
      { ...member, cancel_expired_at: future, next_plan: next },
      { ...paid, ...dates, isCancelVip: true, endsAt: future },
    ],
  ])('%s', (_which, given, expected) => {
    expect(planState(given as Parameters<typeof planState>[0], now)).toEqual(expected);
  });

  it('has no following plan where a back end tells of none', () => {
    const older = { ...member, next_plan: undefined } as unknown as typeof member;
    expect(planState(older as never, now).next).toBeNull();
  });
});

describe('store context', () => {
  const shop = 'a.myshopify.com';
  it.each([
    ['a page of the web app', { host: 'tintory.example', storeHost: null }, false],
    [
      'another host than the store’s',
      { host: 'tintory.example', storeHost: 'store.example' },
      false,
    ],
    ['the store’s host', { host: 'store.example', storeHost: 'store.example' }, true],
    ['a user with a shop', { user: { shopify_domain: shop } }, true],
    ['a user without one', { user: { shopify_domain: null } }, false],
    ['a stored shop, before the user is known', { storedDomain: shop }, true],
    [
      'a stored shop that the user has no more',
      { storedDomain: shop, user: { shopify_domain: null } },
      false,
    ],
    ['hosts that are empty', { host: '', storeHost: '' }, false],
  ])('%s: %o', (_which, given, expected) =>
    expect(isStoreContext({ host: 'tintory.example', storeHost: null, ...given })).toBe(expected),
  );
});
