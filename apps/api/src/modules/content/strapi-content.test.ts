import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Content } from './content.ts';
import { createStrapiContent } from './strapi-content.ts';

let server: Server;
let content: Content;
let answer: RequestListener;
let asked: string[];
let now: number;

beforeEach(async () => {
  now = 1_000;
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? 'nobody'}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  content = createStrapiContent(origin(), ['imgseed-blogs'], () => now);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const answerWith = (body: unknown, status = 200) => {
  answer = (_request, response) => response.writeHead(status).end(JSON.stringify(body));
};
const list = (search = 'locale=en') => content.list('imgseed-blogs', search);

describe('content of a Strapi', () => {
  it('is passed on as it came, with whole addresses of its files', async () => {
    answerWith({ data: [{ id: 1, attributes: { title: 'A', cover: { url: '/uploads/a.jpg' } } }] });
    expect(await list('populate=*&filters[slug][$eq]=a')).toEqual({
      data: [{ id: 1, attributes: { title: 'A', cover: { url: `${origin()}/uploads/a.jpg` } } }],
    });
    expect(asked).toEqual(['/api/imgseed-blogs?populate=*&filters[slug][$eq]=a nobody']);
  });

  it('is asked for once a minute', async () => {
    answerWith({ data: [] });
    await Promise.all([list(), list()]);
    now += 59_000;
    await list();
    expect(asked).toHaveLength(1);
    now += 2_000;
    await list();
    expect(asked).toHaveLength(2);
  });

  it('stays what it was while the Strapi fails', async () => {
    answerWith({ data: ['first'] });
    await list();
    now += 3_600_000;
    answerWith('broken', 500);
    expect(await list()).toEqual({ data: ['first'] });
    answerWith({ data: ['second'] });
    now += 61_000;
    expect(await list()).toEqual({ data: ['second'] });
  });

  it('is missing where the Strapi says so, and out of reach where it fails at first', async () => {
    answerWith({ error: {} }, 404);
    await expect(content.read('imgseed-blogs', '9', '')).rejects.toMatchObject({ status: 404 });
    answerWith('broken', 500);
    await expect(list()).rejects.toMatchObject({ status: 502 });
    answer = (_request, response) => response.end('<html>');
    await expect(list('a')).rejects.toMatchObject({ status: 502 });
    answer = (_request, response) => response.end(JSON.stringify('x'.repeat(2_100_000)));
    await expect(list('b')).rejects.toMatchObject({ status: 502 });
  });

  it('is out of reach when the Strapi does not answer in three seconds', async () => {
    answer = () => undefined;
    const started = Date.now();
    await expect(list()).rejects.toMatchObject({ status: 502 });
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('is never asked for beyond the collections named', async () => {
    await expect(content.list('users', '')).rejects.toMatchObject({ status: 404 });
    answerWith({ data: 1 });
    await content.read('imgseed-blogs', '../users', '');
    expect(asked).toEqual(['/api/imgseed-blogs/..%2Fusers nobody']);
  });
});
