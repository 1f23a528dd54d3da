import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lookup } from './guarded-lookup.ts';
import { createImageFetcher } from './image-fetcher.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let server: Server;
let origin: string;
let folder: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const [, page = '', rest = ''] = (request.url ?? '').split('/');
    if (page === 'hops' && Number(rest) > 0) {
      response.writeHead(302, { location: `/hops/${Number(rest) - 1}` }).end();
    } else if (page === 'to') {
      response.writeHead(302, { location: decodeURIComponent(rest) }).end();
    } else if (page === 'big') response.end(Buffer.concat([png, randomBytes(4_000)]));
    else if (page === 'text') response.writeHead(200, { 'content-type': 'image/png' }).end('hello');
    else if (page === 'missing') response.writeHead(404).end();
    else if (page === 'slow') response.write(png);
    else if (page === 'endless') response.writeHead(200, { 'content-length': 99e9 }).write(png);
    else if (page === 'cut') {
      response.writeHead(200, { 'content-length': 99e9 }).end(png, () => response.destroy());
    } else response.end(png);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'image-fetcher-'));
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const privateName: Lookup = (_name, _options, done) =>
  done(null, [
    { address: '93.184.216.34', family: 4 },
    { address: '::ffff:10.0.0.1', family: 6 },
  ]);

async function fetchImage(url: string, more: { maxBytes?: number; timeoutMs?: number } = {}) {
  const fetcher = createImageFetcher([origin], { lookup: privateName, ...more });
  const path = join(folder, randomBytes(6).toString('hex'));
  try {
    return { ...(await fetcher.fetchTo(url, path)), path };
  } catch (error) {
    expect(existsSync(path)).toBe(false);
    throw error;
  } finally {
    await fetcher.close();
  }
}

describe('the image fetcher', () => {
  it('does not blame an address for trouble with its own files', async () => {
    const fetcher = createImageFetcher([origin], { lookup: privateName });
    const nowhere = join(folder, 'no such folder', 'picture');
    await expect(fetcher.fetchTo(`${origin}/picture`, nowhere)).rejects.toMatchObject({
      code: 'ENOENT',
    });
    await fetcher.close();
  });

  it('fetches from a configured origin and tells the type by content', async () => {
    const { contentType, path } = await fetchImage(`${origin}/picture`);
    expect(contentType).toBe('image/png');
    expect(await readFile(path)).toEqual(png);
  });

  it('follows three redirects and refuses a fourth', async () => {
    expect((await fetchImage(`${origin}/hops/3`)).contentType).toBe('image/png');
    await expect(fetchImage(`${origin}/hops/4`)).rejects.toMatchObject({ code: 'InvalidInput' });
  });

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'http://93.184.216.34/',
    'http://127.0.0.1:1/',
    'https://user:secret@example.com/',
    'ftp://example.com/a.png',
    'file:///etc/passwd',
    'no address',
  ])('refuses %s, directly and by a redirect', async (url) => {
    await expect(fetchImage(url)).rejects.toMatchObject({ code: 'InvalidInput' });
    await expect(fetchImage(`${origin}/to/${encodeURIComponent(url)}`)).rejects.toMatchObject({
      code: expect.stringMatching(/InvalidInput|UnsupportedMedia/),
    });
  });

  it('refuses a name that resolves to a private address when it connects', async () => {
    await expect(fetchImage('https://rebinding.example/')).rejects.toMatchObject({
      code: 'InvalidInput',
      cause: { message: 'The address is not public.' },
    });
  });

  it.each(['endless', 'cut'])(
    'refuses at once what says itself that it is too large, whatever comes: %s',
    async (page) => {
      const started = fetchImage(`${origin}/${page}`, { timeoutMs: 600_000 });
      await expect(started).rejects.toMatchObject({ code: 'PayloadTooLarge' });
    },
  );

  it('refuses what is too large, no picture, missing or too slow', async () => {
    const codes = { big: 'PayloadTooLarge', text: 'UnsupportedMedia', missing: 'InvalidInput' };
    for (const [page, code] of Object.entries(codes)) {
      await expect(fetchImage(`${origin}/${page}`, { maxBytes: 1_000 })).rejects.toMatchObject({
        code,
      });
    }
    await expect(fetchImage(`${origin}/slow`, { timeoutMs: 50 })).rejects.toMatchObject({
      code: 'InvalidInput',
    });
  });
});
