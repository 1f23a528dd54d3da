import { describe, expect, it, vi } from 'vitest';
import { outcomeOf, type PopupOutcome } from './popup-outcome.ts';
import { prefersRedirect, signInWithGoogle } from './sign-in-with-google.ts';

const openPopup = vi.hoisted(() => vi.fn());
vi.mock('./firebase.ts', () => ({ openPopup, startRedirect: () => Promise.resolve() }));

const desk = { touch: false, narrow: false };
const phone = { touch: true, narrow: true };

describe('signing in at Google', () => {
  it.each([
    ['a desk goes by popup', { touch: false, narrow: false }, false],
    ['a narrow window on a desk goes by popup', { touch: false, narrow: true }, false],
    ['a touch screen on a desk goes by popup', { touch: true, narrow: false }, false],
    ['a phone goes by redirect', { touch: true, narrow: true }, true],
    ['a phone goes by popup to a foreign domain', { ...phone, ownDomain: false }, false],
    ['a local run goes by redirect', { ...desk, emulated: true, ownDomain: false }, true],
  ])('on %s', (_, where, redirect) => {
    expect(prefersRedirect({ emulated: false, ownDomain: true, ...where })).toBe(redirect);
  });

  it.each([
    ['auth/popup-closed-by-user', { kind: 'canceled' }],
    ['auth/popup-blocked', { kind: 'blocked', by: 'popup' }],
    ['auth/web-storage-unsupported', { kind: 'blocked', by: 'storage' }],
    ['auth/internal-error', { kind: 'unreachable' }],
  ])('takes %s of the library for %o', (code, outcome) => {
    expect(outcomeOf(Object.assign(new Error(code), { code }))).toEqual(outcome);
  });

  it.each<[string, PopupOutcome, string, string]>([
    ['blocked', { kind: 'blocked', by: 'popup' }, location.host, 'redirect'],
    ['out of reach', { kind: 'unreachable' }, location.host, 'redirect'],
    // A redirect leaves its result in the same storage.
    ['kept from storing', { kind: 'blocked', by: 'storage' }, location.host, 'blocked'],
    ['blocked', { kind: 'blocked', by: 'popup' }, 'one.firebaseapp.com', 'blocked'],
    ['closed', { kind: 'canceled' }, location.host, 'canceled'],
  ])('answers a popup that is %s (%o) at %s by %s', async (_, outcome, authDomain, kind) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    openPopup.mockResolvedValue(outcome);
    const config = { apiKey: 'web-key', authDomain, emulatorOrigin: null, tokenSync: null };
    expect(await signInWithGoogle(config)).toMatchObject({ kind });
    vi.unstubAllGlobals();
  });

  it('leaves a mistake of the deployment an error', () => {
    const error = Object.assign(new Error(), { code: 'auth/unauthorized-domain' });
    expect(() => outcomeOf(error)).toThrow(error);
  });
});
