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
/** Headers of the provider's last request. */
let asked;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tintory-app-'));
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const page = '<meta name="tintory-config" content="%TINTORY_CONFIG%" />';
  writeFileSync(join(folder, 'dist', 'app.html'), page);
  writeFileSync(join(folder, 'dist', 'assets', 'main-1.js'), 'run()');
  writeFileSync(join(folder, 'dist', 'assets', 'main-1.js.br'), brotliCompressSync('run()'));
  provider = createServer((incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/plain' });
    asked = incoming.headers;
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
      WEB_ORIGIN: 'https://web.example',
      FIREBASE_AUTH_ORIGIN: authOrigin,
    }),
  );
});

afterAll(() => {
  server.close();
  provider.close();
  rmSync(folder, { recursive: true });
});

/** Sends the path unchanged, which `fetch` would normalize. */
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
  const draw = (path, html) => {
    mkdirSync(join(folder, 'dist', path), { recursive: true });
    writeFileSync(join(folder, 'dist', path, 'index.html'), html);
  };
  draw('', '<h1>home</h1> %TINTORY_CONFIG% %WEB_ORIGIN%/ %API_ORIGIN%/');
  draw('pricing', '<h1>prices</h1>');
  draw('de/pricing', '<h1>Preise</h1>');
  expect((await get('/?from=mail')).body).toMatch(/<h1>home.*apiOrigin/);
  expect((await get('/')).body).toContain(`https://web.example/ ${apiOrigin}/`);
  expect((await get('/pricing')).body).toContain('prices');
  expect((await get('/de/pricing/')).body).toContain('Preise');
  expect((await get('/ar/pricing')).body).toContain('tintory-config');
  for (const path of ['/index.html', '/app.html', '/de/pricing/index.html']) {
    expect((await get(path)).status, path).toBe(404);
  }
  const packed = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
});

it('leads a first visit in another language there, once', async () => {
  mkdirSync(join(folder, 'dist', 'ar'), { recursive: true });
  writeFileSync(join(folder, 'dist', 'ar', 'index.html'), '<h1>arabic</h1>');
  const headers = { 'user-agent': 'Mozilla/5.0', 'accept-language': 'ar-EG,ar;q=0.9' };
  const first = await get('/', headers);
  expect([first.status, first.headers.location]).toEqual([302, '/ar']);
  expect((await get('/', { ...headers, cookie: 'language=en' })).status).toBe(200);
  expect((await get('/', headers)).headers.vary).toContain('accept-language');
});

it('writes the origin of this run into what crawlers read', async () => {
  writeFileSync(join(folder, 'dist', 'sitemap.xml'), '<loc>%WEB_ORIGIN%/de</loc>');
  const { body, headers } = await get('/sitemap.xml');
  expect(body).toBe('<loc>https://web.example/de</loc>');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
});

it('answers no article of the build where another system has the articles', async () => {
  mkdirSync(join(folder, 'dist', 'de', 'blog', 'a'), { recursive: true });
  writeFileSync(join(folder, 'dist', 'de', 'blog', 'a', 'index.html'), '<h1>article</h1>');
  expect((await get('/de/blog/a')).body).toContain('article');
  const { undrawn } = webApp({ API_ORIGIN: apiOrigin, CMS_URL: 'https://cms.example' });
  for (const path of ['/blog', '/blog/a', '/de/blog/a', '/sitemap-blog.xml']) {
    expect(undrawn.test(path), path).toBe(true);
  }
  expect(undrawn.test('/blogger')).toBe(false);
});

it('hands on what the auth provider’s library asks under the app’s own address, and no more', async () => {
  for (const path of [
    '/__/auth/handler?a=1',
    '/__/firebase/init.json',
    '/emulator/auth/iframe',
    '/identitytoolkit.googleapis.com/v1/projects?key=k',
    '/securetoken.googleapis.com/v1/token?key=k',
  ]) {
    expect((await get(path)).body).toBe(`GET ${path} `);
  }
  expect((await get('/emulator/other')).body).toContain('tintory-config');
});

it('hands on no path that leaves those of the provider', async () => {
  for (const path of [
    '/__/auth/../../mailbox.json',
    '/__/auth/%2e%2e/%2e%2e/mailbox.json',
    '/__/auth/..%2f..%2fmailbox.json',
    '/__/auth/%252e%252e/mailbox.json',
    '/__/auth/..\\..\\mailbox.json',
    '/__/auth//mailbox.json',
    '/emulator/auth/./../../mailbox.json',
    '/identitytoolkit.googleapis.com/../mailbox.json',
    '//elsewhere.example/__/auth/handler',
    'http://elsewhere.example/__/auth/../mailbox.json',
  ]) {
    expect((await get(path)).body, path).not.toMatch(/^GET /);
  }
  expect((await get('/assets/../__/auth/handler?a=1')).body).toBe('GET /__/auth/handler?a=1 ');
});

it('keeps who the visitor is from the provider', async () => {
  const secrets = { cookie: 'access_token=1', authorization: 'Bearer 1', 'x-client': 'kept' };
  await get('/__/auth/handler', secrets);
  expect(asked).toMatchObject({ 'x-client': 'kept' });
  expect(asked).not.toHaveProperty('cookie');
  expect(asked).not.toHaveProperty('authorization');
});

it('hands on reading alone, and what the handler and the library send besides', async () => {
  for (const path of ['/__/auth/handler', '/identitytoolkit.googleapis.com/v1/accounts']) {
    expect((await get(path, {}, 'POST')).body).toBe(`POST ${path} `);
  }
  for (const [method, path] of [
    ['POST', '/__/auth/iframe'],
    ['POST', '/__/firebase/init.json'],
    ['PUT', '/__/auth/handler'],
    ['DELETE', '/identitytoolkit.googleapis.com/v1/accounts'],
  ]) {
    const refused = await get(path, {}, method);
    expect([refused.status, refused.body], path).toEqual([405, '']);
    expect(refused.headers.allow).toMatch(/^GET, HEAD/);
  }
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

it('answers no page at the path of another', async () => {
  mkdirSync(join(folder, 'dist', 'pricing'), { recursive: true });
  writeFileSync(join(folder, 'dist', 'pricing', 'index.html'), '<h1>prices</h1>');
  for (const path of ['/iframe/..%2fpricing', '/iframe/..%5Cpricing', '/iframe%2f..%2fpricing']) {
    expect((await get(path)).body, path).not.toContain('prices');
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
