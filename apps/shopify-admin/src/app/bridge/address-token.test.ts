import { expect, it } from 'vitest';
import { addressToken } from './address-token.ts';

const nowSeconds = 1_800_000_000;
const now = () => nowSeconds * 1_000;
const tokenUntil = (exp: unknown) => `h.${btoa(JSON.stringify({ exp }))}.s`;
const asked = (token: string, isFramed = true) =>
  addressToken({ search: `?locale=en&id_token=${encodeURIComponent(token)}`, isFramed, now });

it('is given once, for a second one is asked of the admin', () => {
  const token = tokenUntil(nowSeconds + 60);
  const take = asked(token);
  expect(take()).toBe(token);
  expect(take()).toBeUndefined();
});

it.each([
  ['is about to end', tokenUntil(nowSeconds + 5)],
  ['ended, as after loading the page again', tokenUntil(nowSeconds - 600)],
  ['says no end', tokenUntil(undefined)],
  ['is none', 'x'],
  ['is empty', ''],
])('is not taken when it %s', (_name, token) => {
  expect(asked(token)()).toBeUndefined();
});

it('is not taken where no admin frames the page', () => {
  expect(asked(tokenUntil(nowSeconds + 60), false)()).toBeUndefined();
});
