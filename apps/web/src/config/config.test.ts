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
    storeHost: null,
    uploadKey: null,
    firebase: null,
  });
});

it('takes a key for uploads where the deployment gives one', () => {
  const given = { apiOrigin: 'http://localhost:3333', uploadKey: 'fixed' };
  expect(readConfig(page(given)).uploadKey).toBe('fixed');
});

it('takes this page’s own address for Google where there is no domain for it', () => {
  const firebase = { apiKey: 'web-key', projectId: 'p' };
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
});

it.each([[{}], [{ apiOrigin: 'localhost:3333' }], [{ apiOrigin: 'http://localhost:3333/api' }]])(
  'refuses %o and says what is missing',
  (content) => {
    expect(() => readConfig(page(content))).toThrow(/apiOrigin/);
  },
);
