import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '@tintory/contract';
import { pictures } from '@tintory/imaging/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createStillPool,
  openJobBench,
  startTestApi,
  type JobBench,
  type TestApi,
} from '../testing/index.ts';

let api: TestApi;
let bench: JobBench;
let server: Server;
let origin: string;
let png: Uint8Array;
let slow: Promise<Job>;

/** The beginning of a picture, and then more bytes for as long as the client reads. */
async function pour(response: ServerResponse, chunk: Uint8Array, waitMs: number) {
  response.writeHead(200, { 'content-type': 'image/png' }).write(png);
  while (!response.destroyed) {
    if (!response.write(chunk)) await Promise.race([once(response, 'drain'), pause(100)]);
    await pause(waitMs);
  }
}

const pages: Record<string, (response: ServerResponse) => unknown> = {
  picture: (response) => response.end(png),
  text: (response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('hello '.repeat(9)),
  svg: (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  nothing: (response) => response.writeHead(204).end(),
  missing: (response) => response.writeHead(404).end(png),
  broken: (response) => response.writeHead(500).end(),
  nowhere: (response) => response.writeHead(302).end(),
  'cut-off': (response) => {
    response.writeHead(200, { 'content-length': 5_000 }).write(png);
    setTimeout(() => response.destroy(), 20);
  },
  endless: (response) => pour(response, Buffer.alloc(1_000_000), 0),
  drip: (response) => pour(response, Buffer.alloc(1), 200),
};

beforeAll(async () => {
  png = await pictures.png();
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://any');
    const to = url.searchParams.get('to');
    if (to) response.writeHead(302, { location: to }).end();
    else void pages[url.pathname.slice(1)]?.(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = await startTestApi({
    pool: createStillPool(),
    environment: { IMAGE_FETCH_ORIGINS: origin },
  });
  bench = await openJobBench(api);
  slow = bench.run('remove_background', { image_url: `${origin}/drip` }, 'preview');
}, 120_000);
afterAll(async () => {
  await api.close();
  server.closeAllConnections();
  server.close();
});

const at = (page: string) => `${origin}/${page}`;
const redirect = (to: string) => `${origin}/?to=${encodeURIComponent(to)}`;

describe('a picture from an address', () => {
  it('is worked on where the address may be reached', async () => {
    const job = await bench.run('remove_background', { image_url: redirect(at('picture')) });
    expect([job.status, await bench.holds(job.id)]).toEqual(['succeeded', ['captured']]);
  });

  it.each([
    [
      'a redirect to this machine',
      () => redirect('https://127.0.0.1/'),
      'InvalidInput',
      'addressPrivate',
    ],
    [
      'a redirect to the local network',
      () => redirect('https://10.0.0.1/'),
      'InvalidInput',
      'addressPrivate',
    ],
    [
      'a redirect to the machine’s metadata',
      () => redirect('http://169.254.169.254/latest/meta-data/'),
      'InvalidInput',
      'addressPrivate',
    ],
    [
      'a redirect to a local file',
      () => redirect('file:///etc/passwd'),
      'InvalidInput',
      'addressPrivate',
    ],
    [
      'two redirects, the second inside',
      () => redirect(redirect('https://[::1]/')),
      'InvalidInput',
      'addressPrivate',
    ],
    ['a redirect to itself', () => redirect(at('?to=/')), 'InvalidInput', 'addressUnreachable'],
    ['a redirect to nowhere', () => at('nowhere'), 'InvalidInput', 'addressNoPicture'],
    ['a name of this machine', () => 'https://localhost/a.png', 'InvalidInput', 'addressPrivate'],
    ['an endless body', () => at('endless'), 'PayloadTooLarge', undefined],
    ['text that says it is a picture', () => at('text'), 'UnsupportedMedia', 'addressNoPicture'],
    ['a drawing that could carry scripts', () => at('svg'), 'UnsupportedMedia', 'addressNoPicture'],
    ['no content', () => at('nothing'), 'UnsupportedMedia', 'addressNoPicture'],
    ['a page that is missing', () => at('missing'), 'InvalidInput', 'addressNoPicture'],
    ['a server in trouble', () => at('broken'), 'InvalidInput', 'addressNoPicture'],
    ['a picture that is cut off', () => at('cut-off'), 'InvalidInput', 'addressUnreachable'],
  ])('fails its job for nothing, and says why: %s', async (_, url, code, reason) => {
    const [credits, before] = [await bench.balance(), await bench.belongings()];
    const job = await bench.run('product_model', { image_url: url(), num: 2 });
    expect(job).toMatchObject({ status: 'failed', error: { code }, outputs: [] });
    expect(job.error?.reason).toBe(reason);
    expect(job.error?.field).toBe(reason && 'image_url');
    expect(await bench.holds(job.id)).toEqual(['released']);
    expect(await bench.balance()).toBe(credits);
    expect(await bench.belongings()).toEqual(before);
  });

  it.each([
    'http://93.184.216.34/a.png',
    'https://127.0.0.1/a.png',
    'https://192.168.1.1/a.png',
    'https://[fe80::1]/a.png',
    'https://169.254.169.254/latest/meta-data/',
    'https://somebody:secret@example.com/a.png',
    'ftp://example.com/a.png',
    'data:image/png;base64,iVBORw0KGgo=',
    'javascript:alert(1)',
    'no address',
    `https://example.com/${'a'.repeat(2_000)}`,
    'https://example.com/\0.png',
  ])('is refused before anything is held: %j', async (image_url) => {
    const credits = await bench.balance();
    expect(await bench.ask('product_model', { image_url })).toMatchObject({
      status: 400,
      body: { code: 'InvalidInput', details: { image_url: expect.any(String) } },
    });
    expect(await bench.balance()).toBe(credits);
  });

  it('is not waited for when it comes drop by drop', async () => {
    expect(await slow).toMatchObject({
      status: 'failed',
      error: { code: 'InvalidInput' },
      outputs: [],
    });
  });
});
