import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { extname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A page is filled in while serving: compressing it must not take longer than sending it. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Pages that the build may have drawn, by their paths. */
const drawnPages = { '/': 'home.html', '/pricing': 'pricing.html' };

/** Never handed out as they stand. */
const pages = ['index.html', ...Object.values(drawnPages)];

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

/** No inline scripts; styles may be inline, since the kit positions what floats so. */
const policy = (apiOrigin) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${apiOrigin}`,
    `connect-src 'self' blob: ${apiOrigin} ${apiOrigin.replace(/^http/, 'ws')}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves a built single-page app: its files, the page for every other path, and the settings of
 * this run in the page.
 *
 * @param {{ folder: string, port: number, apiOrigin: string, firebase?: object, authOrigin?: string }} options
 *   `authOrigin` answers what the auth provider's library asks under the app's own address
 */
export function serveApp({ folder, port, apiOrigin, firebase, authOrigin }) {
  const common = {
    'content-security-policy': policy(apiOrigin),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };

  /** A page as the build drew it, where it did; the app's page for everything else. */
  const page = async (path) => {
    const drawn = drawnPages[path];
    const known = drawn && (await sizeOf(join(folder, drawn))) !== undefined;
    const html = await readFile(join(folder, known ? drawn : 'index.html'), 'utf8');
    return html.replace('%TINTORY_CONFIG%', escapeHtml(JSON.stringify({ apiOrigin, firebase })));
  };

  const server = createServer((request, response) => {
    if (authOrigin && authPath.test(request.url ?? '')) {
      passOn(request, response, authOrigin);
      return;
    }
    void answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, common);
      response.end();
    });
  });

  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...common, allow: 'GET, HEAD' }).end();
      return;
    }
    const file = await findFile(folder, request.url ?? '/');
    if (!file && extname((request.url ?? '').split('?')[0]) in types) {
      response.writeHead(404, common).end();
      return;
    }
    const readsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    if (!file) {
      const html = Buffer.from(await page((request.url ?? '/').split('?')[0]));
      response.writeHead(200, {
        ...common,
        'content-type': types['.html'],
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(readsBrotli ? { 'content-encoding': 'br' } : {}),
      });
      if (request.method === 'HEAD') response.end();
      else response.end(readsBrotli ? await compress(html, quick) : html);
      return;
    }
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

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

const authPath = /^\/(?:__|emulator)\/auth\//;

/** Hands a request on and its answer back, both as they come. */
function passOn(request, response, origin) {
  const url = new URL(request.url, origin);
  const send = url.protocol === 'https:' ? requestTls : requestPlain;
  const headers = { ...request.headers, host: url.host };
  const onward = send(url, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  request.pipe(onward);
}

/** The file a path names, if it is one inside the folder. */
async function findFile(folder, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://app').pathname);
  } catch {
    return undefined;
  }
  const file = normalize(join(folder, path));
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
  const { APP_FOLDER, WEB_PORT, API_ORIGIN, FIREBASE_AUTH_ORIGIN } = process.env;
  const server = await serveApp({
    folder: String(APP_FOLDER),
    port: Number(WEB_PORT),
    apiOrigin: String(API_ORIGIN),
    firebase: {
      apiKey: process.env.FIREBASE_API_KEY,
      authDomain: process.env.FIREBASE_AUTH_DOMAIN,
      projectId: process.env.FIREBASE_PROJECT_ID,
      tokenSyncUrl: process.env.FIREBASE_TOKEN_SYNC_URL,
    },
    authOrigin: FIREBASE_AUTH_ORIGIN,
  });
  for (const name of ['SIGINT', 'SIGTERM']) {
    process.once(name, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}
