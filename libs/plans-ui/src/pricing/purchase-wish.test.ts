import { createClient } from '@tintory/session';
import { beforeEach, expect, it } from 'vitest';
import { keepWish, keepWishApart, takeWish } from './purchase-wish.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('remembers what a visitor wanted, once', () => {
  keepWish({ planId: 'm300', interval: 'month' });
  expect(takeWish()).toEqual({ planId: 'm300', interval: 'month' });
  expect(takeWish()).toBeNull();
});

it('forgets it after a quarter of an hour', () => {
  keepWish({ planId: 'm300', interval: 'month' }, 0);
  expect(takeWish(16 * 60 * 1_000)).toBeNull();
});

it('takes nothing from what it did not write', () => {
  sessionStorage.setItem('purchase-wish', '{"planId":3,"interval":"week"}');
  expect(takeWish()).toBeNull();
});

const wish = { planId: 'm300', interval: 'month' } as const;
const tokensOf = (sub: string, shop: string | null = null) => ({
  access_token: `a.${btoa(JSON.stringify({ sub }))}.c`,
  shopify_domain: shop,
});
const openSession = () =>
  createClient({ baseUrl: 'http://api.test', appId: 'web', getLanguage: () => 'en' }).session;

it('is kept while a consumer signs in, and forgotten when that account is left', () => {
  const session = openSession();
  keepWishApart(session);
  keepWish(wish);
  session.login(tokensOf('u1'));
  expect(takeWish()).toEqual(wish);
  keepWish(wish);
  session.login(tokensOf('u2'));
  expect(takeWish()).toBeNull();
  keepWish(wish);
  session.forget();
  expect(takeWish()).toBeNull();
});

it('is forgotten where the account that signs in is a store’s', () => {
  const session = openSession();
  keepWishApart(session);
  keepWish(wish);
  session.login(tokensOf('u1', 'one.myshopify.com'));
  expect(takeWish()).toBeNull();
});

it('is forgotten where a store’s account is signed in already', () => {
  const session = openSession();
  session.login(tokensOf('u1', 'one.myshopify.com'));
  keepWish(wish);
  keepWishApart(session);
  expect(takeWish()).toBeNull();
});
