import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webApp } from './apps.mjs';
import { serveApp } from './serve-app.mjs';

const apiOrigin = 'http://localhost:3333';
let folder;
let server;
let provider;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tintory-app-'));
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const page = '<meta name="tintory-config" content="%TINTORY_CONFIG%" />';
  writeFileSync(join(folder, 'dist', 'index.html'), page);
  writeFileSync(join(folder, 'dist', 'assets', 'main-1.js'), 'run()');
  writeFileSync(join(folder, 'dist', 'assets', 'main-1.js.br'), brotliCompressSync('run()'));
  provider = createServer((incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/plain' });
    outgoing.write(`${incoming.method} ${incoming.url} `);
    incoming.pipe(outgoing);
  });
  await new Promise((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const authOrigin = `http://127.0.0.1:${provider.address().port}`;
  server = await serveApp(
    webApp({
      APP_FOLDER: join(folder, 'dist'),
      WEB_PORT: '0',
      API_ORIGIN: apiOrigin,
      FIREBASE_AUTH_ORIGIN: authOrigin,
    }),
  );
});

afterAll(() => {
  server.close();
  provider.close();
  rmSync(folder, { recursive: true });
});

/** As written: `fetch` would tidy the path first. */
const get = (path, headers = {}, method = 'GET') =>
  new Promise((resolve, reject) => {
    const { port } = server.address();
    request({ port, path, headers, method, host: '127.0.0.1' }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          ...response,
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

it('answers every path of the app with the page and the settings of this run', async () => {
  for (const path of ['/', '/history', '/tools/app/x?job=1']) {
    const { status, body, headers } = await get(path);
    expect(status).toBe(200);
    expect(body).toContain('{&#34;apiOrigin&#34;:&#34;http://localhost:3333&#34;');
    expect(headers['cache-control']).toBe('no-cache');
  }
});

it('answers a page as the build drew it, and compressed where that is understood', async () => {
  writeFileSync(join(folder, 'dist', 'home.html'), '<h1>home</h1> %TINTORY_CONFIG%');
  expect((await get('/?from=mail')).body).toMatch(/<h1>home.*apiOrigin/);
  expect((await get('/home.html')).body).not.toContain('home');
  writeFileSync(join(folder, 'dist', 'pricing.html'), '<h1>prices</h1>');
  expect((await get('/pricing')).body).toContain('prices');
  rmSync(join(folder, 'dist', 'pricing.html'));
  expect((await get('/pricing')).body).not.toContain('prices');
  expect((await get('/history')).body).not.toContain('home');
  const packed = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  rmSync(join(folder, 'dist', 'home.html'));
});

it('hands on what the auth provider’s library asks under the app’s own address, and no more', async () => {
  expect((await get('/__/auth/handler?a=1')).body).toBe('GET /__/auth/handler?a=1 ');
  expect((await get('/emulator/auth/iframe')).body).toBe('GET /emulator/auth/iframe ');
  expect((await get('/emulator/other')).body).toContain('tintory-config');
});

it('serves hashed files for ever, compressed where that is understood', async () => {
  const plain = await get('/assets/main-1.js');
  expect(plain.body).toBe('run()');
  expect(plain.headers['cache-control']).toContain('immutable');
  const small = await get('/assets/main-1.js', { 'accept-encoding': 'gzip, br' });
  expect(small.headers['content-encoding']).toBe('br');
});

it('never leaves its folder', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt']) {
    expect((await get(path)).body).not.toContain('secret');
  }
});

it('says that a file is missing instead of sending the page for it', async () => {
  expect((await get('/assets/gone.js')).status).toBe(404);
});

it('allows no inline script and only the API to be called', async () => {
  const policy = (await get('/')).headers['content-security-policy'];
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self' blob: http://localhost:3333 ws://localhost:3333");
});

it('takes nothing but reading', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(405);
});
