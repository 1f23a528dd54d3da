import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webApp } from './apps.mjs';
import { knownPathsFile } from './known-paths.mjs';
import { serveApp } from './serve-app.mjs';

let folder;
const servers = [];

/** @returns {Promise<(path: string, method?: string) => Promise<Response>>} asks it over HTTP */
async function serve(settings = {}) {
  const env = { APP_FOLDER: folder, WEB_PORT: '0', API_ORIGIN: 'http://localhost:3333' };
  const server = await serveApp(webApp({ ...env, ...settings }));
  servers.push(server);
  return (path, method = 'GET') =>
    fetch(`http://127.0.0.1:${server.address().port}${path}`, { method });
}

/** A fake API whose content system has an article if `has` returns true for the query. */
async function openContent(has) {
  const asked = [];
  const api = createServer(({ url }, response) => {
    asked.push(url);
    try {
      const data = has(decodeURIComponent(url)) ? [{ id: 1 }] : [];
      response.end(JSON.stringify({ data }));
    } catch {
      response.writeHead(502).end(JSON.stringify({ data: null, error: { status: 502 } }));
    }
  });
  servers.push(api);
  await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${api.address().port}`;
  const close = () => {
    api.close();
    api.closeAllConnections();
  };
  return { origin, asked, close };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tintory-known-'));
  for (const path of ['', 'pricing', 'de/pricing', 'blog/what-print-needs']) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'index.html'), '<h1>drawn</h1>');
  }
  writeFileSync(join(folder, 'app.html'), '<div id="root"></div>');
  const paths = [
    '/',
    '/pricing',
    '/history',
    '/print/orders/:id',
    '/blog',
    '/blog/what-print-needs',
  ];
  const list = { prefixes: ['/de', '/ar'], paths: [...paths, '/iframe/banner'] };
  writeFileSync(join(folder, knownPathsFile), JSON.stringify(list));
});
afterAll(() => {
  servers.forEach((server) => server.close());
  rmSync(folder, { recursive: true });
});

const statuses = async (ask, paths) =>
  Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, (await ask(path)).status])),
  );
const all = (status, paths) => Object.fromEntries(paths.map((path) => [path, status]));

describe('the status of a page', () => {
  it('is 200 where something stands, drawn or not, in every language', async () => {
    const paths = [
      ...['/', '/pricing', '/de/pricing/', '/ar/pricing', '/PRICING', '/history', '/de/history/'],
      ...['/history?job=1', '/print/orders/17', '/iframe/banner?lang=de', '/%68istory'],
      // Prerendered in English only, and shown in English in the Arabic app.
      '/ar/blog/what-print-needs',
    ];
    expect(await statuses(await serve(), paths)).toEqual(all(200, paths));
  });

  it('is 404 where nothing does, with the app’s own page, which says so', async () => {
    const paths = [
      ...['/no/such/page', '/de/nichts', '/ar/x', '/fr/pricing', '/pricing/more', '/de/de'],
      ...['/blog/no-such-article', '/de/blog/keiner', '/print/orders/', '/iframe/nothing', '/%'],
    ];
    const ask = await serve();
    expect(await statuses(ask, paths)).toEqual(all(404, paths));
    const answer = await ask('/no/such/page');
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('id="root"');
    expect((await ask('/no/such/page', 'HEAD')).status).toBe(404);
  });

  it('is that of the article where another system has them, in whatever language', async () => {
    const content = await openContent(
      (search) => search.includes('locale=en') && /=new\b/.test(search),
    );
    const ask = await serve({ CMS_URL: 'https://cms.example', API_ORIGIN: content.origin });
    const there = ['/blog', '/de/blog', '/blog/new', '/de/blog/new/', '/pricing'];
    expect(await statuses(ask, there)).toEqual(all(200, there));
    // The build's own articles are not in the content system.
    const gone = [
      '/blog/none',
      '/de/blog/none',
      '/blog/%',
      '/blog/what-print-needs',
      '/blog/new/more',
      '/nothing',
    ];
    expect(await statuses(ask, gone)).toEqual(all(404, gone));
    const { length } = content.asked;
    await statuses(ask, ['/blog/new', '/de/blog/none']);
    expect(content.asked).toHaveLength(length);
  });

  it('is 200 for any article while the API does not say', async () => {
    const content = await openContent(() => {
      throw new Error('The content system is gone.');
    });
    const ask = await serve({ CMS_URL: 'https://cms.example', API_ORIGIN: content.origin });
    expect((await ask('/blog/anything')).status).toBe(200);
    content.close();
    expect((await ask('/de/blog/other')).status).toBe(200);
    expect((await ask('/nothing')).status).toBe(404);
  });
});
