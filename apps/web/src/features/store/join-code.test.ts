import { beforeEach, describe, expect, it } from 'vitest';
import { forgetJoinCode, takeJoinCode } from './join-code.ts';

const open = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  open('/store/join');
});

describe('the code of a link to join a store', () => {
  it('leaves the address at once', () => {
    open('/store/join?from=store#code=abc');
    expect(takeJoinCode()).toBe('abc');
    expect(location.href).toMatch(/\/store\/join\?from=store$/);
  });

  it('is there in another tab, where the sign-in link of a mail opens', () => {
    open('/store/join#code=abc');
    takeJoinCode();
    sessionStorage.clear();
    expect(takeJoinCode()).toBe('abc');
  });

  it('is forgotten after the ten minutes for which it is good', () => {
    open('/store/join#code=abc');
    takeJoinCode(1_000);
    expect(takeJoinCode(1_000 + 9 * 60_000)).toBe('abc');
    expect(takeJoinCode(1_000 + 10 * 60_000)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is forgotten once it is used', () => {
    open('/store/join#code=abc');
    takeJoinCode();
    forgetJoinCode();
    expect(takeJoinCode()).toBeNull();
  });
});
