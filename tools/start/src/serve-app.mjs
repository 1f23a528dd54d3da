import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { apps } from './apps.mjs';
import { leadFirstVisit } from './first-visit.mjs';
import { isKnownPath } from './known-paths.mjs';
import { findRoute, passOn } from './pass-on.mjs';

const compress = promisify(brotliCompress);

/** Pages are compressed per response, so quality is low enough to be faster than the network. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files that contain the run's origin, as pages do. */
const filled = ['.txt', '.xml'];

const escapeHtml = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/**
 * Serves a built app: its files, the prerendered pages, and for every other path the app's own
 * page, with status 404 if the build knows no such page. All pages contain the run's settings.
 *
 * @typedef {object} AppOptions
 * @property {string} folder what the build wrote
 * @property {number} port
 * @property {string} [base] path the app lives under; nothing is served outside it
 * @property {Record<string, string>} values what `%NAME%` in a page stands for
 * @property {string} [shell] the app's own page; `index.html` unless told otherwise
 * @property {RegExp} [undrawn] paths of drawn pages and of files that do not hold in this run
 * @property {(path: string) => Promise<boolean | undefined>} [finds] whether there is a page at a path that
 * only another server knows; undefined where the build does
 * @property {(url: URL) => Record<string, string>} headers of every answer
 * @property {import('./pass-on.mjs').PassOn} [passOn] what another server answers
 * @param {AppOptions} app
 */
export function serveApp(app) {
  const server = createServer((request, response) => {
    const route = findRoute(app.passOn, request.url);
    if (route) {
      passOn(request, response, route);
      return;
    }
    void answer(app, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(app.port, '127.0.0.1', () => resolve(server));
  });
}

async function answer(app, request, response) {
  const url = readUrl(request.url);
  const common = { ...app.headers(url), 'x-content-type-options': 'nosniff' };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...common, allow: 'GET, HEAD' }).end();
    return;
  }
  const path = within(app.base, url.pathname);
  if (path === undefined) {
    response.writeHead(404, common).end();
    return;
  }
  const file = await findFile(app, path);
  if (!file && extname(path) in types) {
    response.writeHead(404, common).end();
    return;
  }
  const language =
    app.shell && (await leadFirstVisit(request, url, (code) => drawnPage(app, code)));
  if (language) {
    response.writeHead(302, { ...common, ...language }).end();
    return;
  }
  const readsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  const send = file && !filled.includes(extname(file)) ? sendFile : sendPage;
  await send({ app, request, response, common, path, file, readsBrotli });
}

/** An invalid URL is served by the app, which shows that the page does not exist. */
const readUrl = (url = '/') =>
  URL.canParse(url, 'http://app') ? new URL(url, 'http://app') : new URL('http://app');

/** The path below the base; undefined outside it. */
function within(base = '', path) {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

async function sendPage({ app, request, response, common, path, file, readsBrotli }) {
  const drawn = file ?? (await drawnPage(app, path));
  const html = Buffer.from(
    await filledIn(app, drawn ?? join(app.folder, app.shell ?? 'index.html')),
  );
  // The app shows that a page is missing; the status tells clients that do not render it.
  const isThere = drawn || ((await app.finds?.(path)) ?? (await isKnownPath(app.folder, path)));
  response.writeHead(isThere ? 200 : 404, {
    ...common,
    'content-type': types[file ? extname(file) : '.html'],
    'cache-control': 'no-cache',
    vary: path === '/' ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
    ...(readsBrotli ? { 'content-encoding': 'br' } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else response.end(readsBrotli ? await compress(html, quick) : html);
}

/** A page with the run's settings filled in. */
const filledIn = async ({ values }, page) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`%${name}%`, () => escapeHtml(value)),
    await readFile(page, 'utf8'),
  );

async function drawnPage({ folder, shell, undrawn }, path) {
  if (!shell || undrawn?.test(path)) return undefined;
  const page = fileAt(folder, `${path}/index.html`);
  return page && (await sizeOf(page)) !== undefined ? page : undefined;
}

async function sendFile({ request, response, common, file, readsBrotli }) {
  const brotli = readsBrotli && (await sizeOf(`${file}.br`));
  const path = brotli ? `${file}.br` : file;
  const hashed = file.includes(`${sep}assets${sep}`);
  response.writeHead(200, {
    ...common,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': await sizeOf(path),
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'accept-encoding',
    ...(brotli ? { 'content-encoding': 'br' } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(path).pipe(response);
}

/** The static file of a path, if it is inside the folder and served unchanged. */
async function findFile({ folder, undrawn }, path) {
  const file = fileAt(folder, path);
  if (!file || /\.(br|html)$/.test(file) || undrawn?.test(path)) return undefined;
  return (await sizeOf(file)) === undefined ? undefined : file;
}

/**
 * Resolves a path inside the folder; undefined if it is outside or malformed. An encoded slash
 * (`%2f`) is refused, since it would serve a page under another path's policy.
 */
function fileAt(folder, path) {
  if (/%2f|%5c/i.test(path)) return undefined;
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    return file.startsWith(folder + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

async function sizeOf(path) {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const app = apps[process.env.APP || 'web'];
  if (!app) throw new Error(`APP is one of ${Object.keys(apps).join(', ')}.`);
  const server = await serveApp(app.serve(process.env));
  for (const name of ['SIGINT', 'SIGTERM']) {
    process.once(name, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}
