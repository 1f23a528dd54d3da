import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { apps } from './apps.mjs';
import { passOn } from './pass-on.mjs';

const compress = promisify(brotliCompress);

/** A page is filled in while serving: compressing it must not take longer than sending it. */
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
};

const escapeHtml = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/**
 * Serves a built single-page app: its files, the page for every other path, and the settings of
 * this run in the page.
 *
 * @typedef {object} AppOptions
 * @property {string} folder what the build wrote
 * @property {number} port
 * @property {string} [base] path the app lives under; nothing is served outside it
 * @property {Record<string, string>} values what `%NAME%` in a page stands for
 * @property {Record<string, string>} [drawnPages] pages that the build may have drawn, by their paths
 * @property {(url: URL) => Record<string, string>} headers of every answer
 * @property {{ paths: RegExp, origin: string }} [passOn] paths that another server answers
 *
 * @param {AppOptions} app
 */
export function serveApp(app) {
  const server = createServer((request, response) => {
    if (app.passOn && app.passOn.paths.test(request.url ?? '')) {
      passOn(request, response, app.passOn.origin);
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
  const readsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  const send = file ? sendFile : sendPage;
  await send({ app, request, response, common, path, file, readsBrotli });
}

/** An address nobody can read leads to the app, which says that there is no such page. */
const readUrl = (url = '/') =>
  URL.canParse(url, 'http://app') ? new URL(url, 'http://app') : new URL('http://app');

/** The path below the base; undefined outside it. */
function within(base = '', path) {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

async function sendPage({ app, request, response, common, path, readsBrotli }) {
  const html = Buffer.from(await pageOf(app, path));
  response.writeHead(200, {
    ...common,
    'content-type': types['.html'],
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(readsBrotli ? { 'content-encoding': 'br' } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else response.end(readsBrotli ? await compress(html, quick) : html);
}

/** A page as the build drew it, where it did; the app's page for everything else. */
async function pageOf({ folder, drawnPages = {}, values }, path) {
  const drawn = drawnPages[path];
  const known = drawn && (await sizeOf(join(folder, drawn))) !== undefined;
  const html = await readFile(join(folder, known ? drawn : 'index.html'), 'utf8');
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`%${name}%`, () => escapeHtml(value)),
    html,
  );
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

/** The file a path names, if it is one inside the folder and handed out as it stands. */
async function findFile({ folder, drawnPages = {} }, path) {
  let name;
  try {
    name = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const file = normalize(join(folder, name));
  const pages = ['index.html', ...Object.values(drawnPages)];
  if (
    !file.startsWith(folder + sep) ||
    file.endsWith('.br') ||
    pages.includes(relative(folder, file))
  ) {
    return undefined;
  }
  return (await sizeOf(file)) === undefined ? undefined : file;
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
