import { afterEach, expect, it } from 'vitest';
import { forgetLoginToken, loginToken, takeLoginToken } from './login-token.ts';

afterEach(forgetLoginToken);

it('moves the token out of the address and leaves the rest', () => {
  history.replaceState(null, '', '/login/confirm?next=%2Fhistory&login_token=secret#x');
  takeLoginToken();
  expect(location.pathname + location.search + location.hash).toBe(
    '/login/confirm?next=%2Fhistory#x',
  );
  expect(loginToken()).toBe('secret');
});

it('leaves an address without a token alone', () => {
  history.replaceState(null, '', '/history?page=2');
  takeLoginToken();
  expect(location.search).toBe('?page=2');
  expect(loginToken()).toBeNull();
});
