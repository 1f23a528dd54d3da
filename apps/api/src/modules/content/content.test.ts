import { articleList } from '@tintory/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: false });
}, 120_000);
afterAll(() => api.close());

const get = (path: string) => callApi(api.origin, 'GET', path);

describe('content', () => {
  it('is read by anybody, with and without api in its address', async () => {
    const { status, body } = await get('/cmsapi/imgseed-blogs?locale=en&populate=*');
    expect(status).toBe(200);
    const [first] = articleList.parse(body).data;
    expect((await get('/cmsapi/api/imgseed-blogs?locale=en&populate=*')).body).toEqual(body);
    for (const prefix of ['/cmsapi', '/cmsapi/api']) {
      const one = await get(`${prefix}/imgseed-blogs/${first?.id}?populate=*`);
      expect(one.body).toMatchObject({ data: first });
    }
  });

  it('brings pictures that are really there', async () => {
    const { body } = await get('/cmsapi/imgseed-blogs?locale=all&populate=*');
    for (const { attributes } of articleList.parse(body).data) {
      const url = attributes.cover?.data?.attributes.url ?? '';
      expect([url, (await fetch(url)).status]).toEqual([url, 200]);
    }
  });

  it('is announced to feed readers in each language', async () => {
    const answer = await fetch(`${api.origin}/blog/feed.xml?locale=de`);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const text = await answer.text();
    expect(text.match(/<item>/g)).toHaveLength(10);
    expect(text).toContain('Produktfotos zu Hause');
    expect(text).toContain('<link>http://localhost:4200/blog/product-photos-at-home</link>');
  });

  it.each(['/cmsapi/users', '/cmsapi/imgseed-blogs/999', '/cmsapi/users/1', '/cmsapi/api/users'])(
    'says in its own envelope that there is no %s',
    async (path) => {
      expect(await get(path)).toMatchObject({
        status: 404,
        body: { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } },
      });
    },
  );

  it('says what it cannot read', async () => {
    expect(await get('/cmsapi/imgseed-blogs?filters[x][$eq]=1')).toMatchObject({
      status: 400,
      body: { data: null, error: { status: 400, name: 'ValidationError' } },
    });
  });
});
