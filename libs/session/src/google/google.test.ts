import { describe, expect, it, vi } from 'vitest';
import { prefersRedirect } from './sign-in-with-google.ts';
import { syncToken } from './token-sync.ts';

describe('signing in at Google', () => {
  it.each([
    ['a desk', { emulated: false, touch: false, narrow: false }, false],
    ['a narrow window on a desk', { emulated: false, touch: false, narrow: true }, false],
    ['a touch screen on a desk', { emulated: false, touch: true, narrow: false }, false],
    ['a phone', { emulated: false, touch: true, narrow: true }, true],
    ['a local run', { emulated: true, touch: false, narrow: false }, true],
  ])('on %s', (_, where, redirect) => {
    expect(prefersRedirect(where)).toBe(redirect);
  });
});

describe('the token-sync endpoint', () => {
  const sync = { url: '/sync', maxAgeSeconds: 300 };

  it('is told of a token with its age, and of its end', async () => {
    const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    await syncToken(sync, 'token', send);
    await syncToken(sync, null, send);
    expect(send.mock.calls.map(([, init]) => [init?.method, init?.headers])).toEqual([
      ['POST', { authorization: 'Bearer token', 'x-token-max-age': '300' }],
      ['DELETE', {}],
    ]);
  });
});
