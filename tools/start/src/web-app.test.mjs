import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { merchantApp, webApp } from './apps.mjs';
import { serveApp } from './serve-app.mjs';

let folder;
let server;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tintory-app-'));
  for (const page of ['index.html', 'app.html']) {
    writeFileSync(join(folder, page), '<meta content="%TINTORY_CONFIG%" />');
  }
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/**
 * A page's configuration and content security policy with these settings, the policy by directive.
 */
async function serve(settings, app = webApp, path = '/') {
  const ports = { WEB_PORT: '0', SHOPIFY_ADMIN_PORT: '0' };
  const env = { APP_FOLDER: folder, API_ORIGIN: 'https://api.tintory.example', ...ports };
  server = await serveApp(app({ ...env, ...settings }));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const response = await fetch(origin + path);
  const [, content] = /content="(.*)"/.exec(await response.text());
  const header = response.headers.get('content-security-policy');
  const policy = Object.fromEntries(
    header.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  return { origin, policy, config: JSON.parse(content.replaceAll('&#34;', '"')) };
}

const google = { FIREBASE_API_KEY: 'web-key', FIREBASE_AUTH_DOMAIN: 'one.firebaseapp.com' };

describe('the policy of the web app', () => {
  it('names the API and itself where no project of the auth provider is configured', async () => {
    const { policy } = await serve({ FIREBASE_API_KEY: 'sandbox-api-key' });
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['frame-src']).toBeUndefined();
    expect(policy['connect-src']).toEqual([
      "'self'",
      'blob:',
      'https://api.tintory.example',
      'wss://api.tintory.example',
      'https://cdn.shopify.com',
    ]);
  });

  it('allows what the auth provider’s popup and redirect load where a project is configured', async () => {
    const { policy } = await serve(google);
    expect(policy['script-src']).toEqual(["'self'", 'https://apis.google.com']);
    expect(policy['frame-src']).toEqual(["'self'", 'https://one.firebaseapp.com']);
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining([
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ]),
    );
  });

  it('allows nothing of Google without a key, since there is no button either', async () => {
    const { policy } = await serve({ FIREBASE_AUTH_DOMAIN: 'one.firebaseapp.com' });
    expect(JSON.stringify(policy)).not.toContain('google');
  });

  it.each([
    ['https://session.example/token?from=web', ['https://session.example']],
    ['/token', []],
  ])('allows the origin of the token-sync endpoint %s', async (url, origins) => {
    const { policy } = await serve({ ...google, FIREBASE_TOKEN_SYNC_URL: url });
    const others = policy['connect-src'].filter((source) => /session|token$/.test(source));
    expect(others).toEqual(origins);
  });

  it.each([
    [{ S3_ENDPOINT: 'https://objects.example/' }, 'https://objects.example'],
    [{ S3_REGION: 'eu-central-1' }, 'https://photos.s3.eu-central-1.amazonaws.com'],
    [{}, 'https://photos.s3.us-east-1.amazonaws.com'],
    [{ S3_BUCKET: 'my.photos' }, 'https://s3.us-east-1.amazonaws.com'],
  ])('allows the bucket of %o in both apps', async (settings, bucket) => {
    for (const [app, path] of [
      [webApp, '/'],
      [merchantApp, '/dropshipping/app'],
    ]) {
      const { policy } = await serve({ S3_BUCKET: 'photos', ...settings }, app, path);
      expect(policy['img-src']).toContain(bucket);
      expect(policy['connect-src']).toContain(bucket);
      server.close();
    }
  });
});

describe('the configuration in the served page', () => {
  it('holds the store’s host and the fixed key for uploads where they are set', async () => {
    const settings = { STORE_HOST: 'store.tintory.example', UPLOAD_KEY: 'fixed' };
    expect((await serve(settings)).config).toMatchObject({
      storeHost: 'store.tintory.example',
      uploadKey: 'fixed',
    });
  });

  it('holds the fixed key for uploads in the merchants’ app, too', async () => {
    const { config } = await serve({ UPLOAD_KEY: 'fixed' }, merchantApp, '/dropshipping/app');
    expect(config.uploadKey).toBe('fixed');
  });

  it('holds the page of the store app where there is one', async () => {
    const settings = { STORE_APP_URL: 'https://apps.shopify.com/tintory' };
    expect((await serve(settings)).config.storeAppUrl).toBe('https://apps.shopify.com/tintory');
  });

  it('holds neither where they are empty', async () => {
    const { config } = await serve({ STORE_HOST: '', UPLOAD_KEY: '' });
    expect(Object.keys(config)).not.toContain('storeHost');
    expect(Object.keys(config)).not.toContain('uploadKey');
  });

  it('holds the token-sync endpoint and the age up to which a token is sent there', async () => {
    const settings = { ...google, FIREBASE_TOKEN_SYNC_URL: '/token' };
    expect((await serve(settings)).config.firebase).toEqual({
      apiKey: 'web-key',
      authDomain: 'one.firebaseapp.com',
      tokenSyncUrl: '/token',
    });
    server.close();
    const given = { ...settings, FIREBASE_TOKEN_MAX_AGE_SECONDS: '60' };
    expect((await serve(given)).config.firebase.tokenMaxAgeSeconds).toBe(60);
  });
});

it('hands on no paths of an emulator where a project is configured', async () => {
  const provider = createServer((request, response) => response.end(`asked ${request.url}`));
  await new Promise((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address();
  const { origin } = await serve({ ...google, FIREBASE_AUTH_ORIGIN: `http://127.0.0.1:${port}` });
  const ask = async (path) => (await fetch(origin + path)).text();
  expect(await ask('/__/auth/handler')).toBe('asked /__/auth/handler');
  expect(await ask('/emulator/auth/handler')).toContain('<meta');
  expect(await ask('/identitytoolkit.googleapis.com/v1/projects')).toContain('<meta');
  provider.close();
});
