import { beforeEach, describe, expect, it } from 'vitest';
import { framedLanguage, framedStore } from './framed.ts';

const tokens = { access_token: 'lent' };
const kept = () => ({ ...localStorage });

beforeEach(() => localStorage.clear());

describe('a page in a frame', () => {
  it('does not know who is signed in on our own site', () => {
    localStorage.setItem('access_token', 'own');
    expect(framedStore({ pathname: '/iframe/tool/remove-background' } as Location)).toHaveProperty(
      'store',
    );
    const { store } = framedStore({ pathname: '/iframe/tool/remove-background' } as Location);
    expect(store?.read()).toBeNull();
  });

  it('keeps what it is lent for itself, and only while it is open', () => {
    const { store } = framedStore({ pathname: '/iframe/banner' } as Location);
    const cookies = document.cookie;
    store?.write(tokens);
    expect(store?.read()).toMatchObject(tokens);
    expect(kept()).toEqual({});
    expect(document.cookie).toBe(cookies);
    expect(framedStore({ pathname: '/iframe/banner' } as Location).store?.read()).toBeNull();
  });

  it.each(['/', '/iframes', '/login/embed', '/de/iframe/banner', '/IFRAME/banner'])(
    'is none at %s, which nobody frames',
    (pathname) => {
      expect(framedStore({ pathname } as Location)).toEqual({});
      expect(framedLanguage({ pathname, search: '' } as Location)).toBeUndefined();
    },
  );
});
