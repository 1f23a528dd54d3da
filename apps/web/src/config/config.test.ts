import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

function page(content: unknown) {
  const meta = document.createElement('meta');
  meta.name = 'tintory-config';
  meta.content = typeof content === 'string' ? content : JSON.stringify(content);
  const root = document.createElement('div');
  root.append(meta);
  return root;
}

it('reads where the API is', () => {
  expect(readConfig(page({ apiOrigin: 'http://localhost:3333' }))).toEqual({
    apiOrigin: 'http://localhost:3333',
    webOrigin: location.origin,
    storeHost: null,
    storeAppUrl: null,
    uploadKey: null,
    supportEmail: null,
    ga4Id: null,
    crispId: null,
    bannerUrl: null,
    frameOrigins: [],
    isDemo: false,
    firebase: null,
  });
});

it('reads by which origin search engines know the app', () => {
  const given = { apiOrigin: 'http://localhost:3333', webOrigin: 'https://tintory.example' };
  expect(readConfig(page(given)).webOrigin).toBe('https://tintory.example');
});

it('takes a key for uploads where the deployment gives one', () => {
  const given = { apiOrigin: 'http://localhost:3333', uploadKey: 'fixed' };
  expect(readConfig(page(given)).uploadKey).toBe('fixed');
});

it.each([
  ['help@tintory.example', 'help@tintory.example'],
  ['', null],
  ['javascript:alert(1)', null],
  [7, null],
])('takes %j for the address to write to as %j', (supportEmail, taken) => {
  const config = readConfig(page({ apiOrigin: 'http://localhost:3333', supportEmail }));
  expect(config.supportEmail).toBe(taken);
});

it.each([
  ['https://apps.shopify.com/tintory', 'https://apps.shopify.com/tintory'],
  ['javascript:alert(1)', null],
  ['', null],
])('takes %j for the page of the store app as %j', (storeAppUrl, taken) => {
  const config = readConfig(page({ apiOrigin: 'http://localhost:3333', storeAppUrl }));
  expect(config.storeAppUrl).toBe(taken);
});

it('takes what every page carries', () => {
  const given = {
    ga4Id: 'G-ABC123',
    crispId: 'c',
    bannerUrl: '/iframe/banner?lang={lang}',
    frameOrigins: ['https://shop.example', 'nowhere'],
    isDemo: true,
  };
  expect(readConfig(page({ apiOrigin: 'http://localhost:3333', ...given }))).toMatchObject({
    ...given,
    frameOrigins: ['https://shop.example'],
  });
});

it('takes this page’s own address for Google where there is no domain for it', () => {
  const firebase = { apiKey: 'web-key' };
  const local = readConfig(page({ apiOrigin: 'http://localhost:3333', firebase }));
  expect(local.firebase).toMatchObject({ emulatorOrigin: location.origin, tokenSync: null });
  const real = readConfig(
    page({
      apiOrigin: 'http://localhost:3333',
      firebase: { ...firebase, authDomain: 'app.example', tokenSyncUrl: '/sync' },
    }),
  );
  expect(real.firebase).toMatchObject({
    authDomain: 'app.example',
    emulatorOrigin: null,
    tokenSync: { url: '/sync', maxAgeSeconds: 300 },
  });
  const strict = { ...firebase, tokenSyncUrl: '/sync', tokenMaxAgeSeconds: 60 };
  const given = readConfig(page({ apiOrigin: 'http://localhost:3333', firebase: strict }));
  expect(given.firebase?.tokenSync?.maxAgeSeconds).toBe(60);
});

it.each([[{}], [{ apiOrigin: 'localhost:3333' }], [{ apiOrigin: 'http://localhost:3333/api' }]])(
  'refuses %o and says what is missing',
  (content) => {
    expect(() => readConfig(page(content))).toThrow(/apiOrigin/);
  },
);
