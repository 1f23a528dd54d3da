import type { Visits } from '@tintory/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi, signInTestUser, startTestApi, type TestApi } from '../../testing/index.ts';
import { pageViews } from './page-views.table.ts';

const ownerAddress = 'owner@tintory.example';
let now = new Date('2026-11-20T10:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    worker: false,
    environment: { OWNER_EMAILS: 'Owner@Tintory.example,other@tintory.example' },
    now: () => now,
  });
}, 120_000);
afterAll(() => api?.close());
beforeEach(async () => {
  await api.services.database.db.delete(pageViews);
  now = new Date('2026-11-20T10:00:00Z');
});

const view = (body: object, headers: Record<string, string> = {}) =>
  callApi(api.origin, 'POST', '/api/page_views', body, headers);
const home = { path: '/', language: 'en' };
const rows = () => api.services.database.db.select().from(pageViews);
const visits = async (days = 30) => {
  const owner = await signInTestUser(api, ownerAddress);
  return (await owner.call('GET', `/api/owner/visits?days=${days}`)).body as Visits;
};

describe('page views', () => {
  it('are counted for anybody, without a cookie and without a word about who it was', async () => {
    const answer = await view({ ...home, referrer_origin: 'https://search.example' });
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect(answer.headers.get('set-cookie')).toBeNull();
    await view(home);
    await view(home);
    expect(await rows()).toEqual(
      expect.arrayContaining([
        { day: '2026-11-20', path: '/', language: 'en', referrerOrigin: '', views: 2 },
        expect.objectContaining({ referrerOrigin: 'https://search.example', views: 1 }),
      ]),
    );
  });

  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('are not counted of who sends %o', async (header) => {
    expect((await view(home, header)).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it.each([
    { path: '/iframe/banner', language: 'en' },
    { path: '/iframe', language: 'en' },
    { path: '/?login_token=1', language: 'en' },
    { path: `/${'a'.repeat(200)}`, language: 'en' },
    { path: 'https://elsewhere.example/', language: 'en' },
    { path: '/', language: 'no language' },
    { path: '/', language: 'en', referrer_origin: 'https://search.example/?q=me' },
    { path: '/', language: 'en', email: 'me@example.com' },
  ])('take no %o', async (body) => {
    expect((await view(body)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('name no origin of our own', async () => {
    await view({ ...home, referrer_origin: 'http://localhost:4200' });
    expect(await rows()).toMatchObject([{ referrerOrigin: '' }]);
  });

  it('fill no disk with pages that somebody makes up', async () => {
    const made = Array.from({ length: 5_000 }, (_, n) => ({
      ...{ day: '2026-11-20', path: `/made-up/${n}`, language: 'en', referrerOrigin: '', views: 1 },
    }));
    await api.services.database.db.insert(pageViews).values(made);
    await view({ path: '/one-more', language: 'en' });
    await view({ path: '/made-up/7', language: 'en' });
    const { by_path: paths } = await visits();
    expect(paths.slice(0, 1)).toEqual([{ path: '/made-up/7', views: 2 }]);
    expect(await rows()).toContainEqual(expect.objectContaining({ path: '*', views: 1 }));
  });

  it('are limited by address', async () => {
    const answers = await Promise.all(Array.from({ length: 125 }, () => view(home)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('the owner’s page of visits', () => {
  const add = (day: string, path: string, language: string, views: number, from = '') =>
    api.services.database.db
      .insert(pageViews)
      .values({ day, path, language, referrerOrigin: from, views });

  it('tells of each day, page, language and origin', async () => {
    await add('2026-11-18', '/', 'en', 3);
    await add('2026-11-20', '/', 'de', 2, 'https://search.example');
    await add('2026-11-20', '/pricing', 'de', 9);
    await add('2026-11-11', '/', 'en', 100);
    expect(await visits(7)).toEqual({
      total: 14,
      by_day: [
        { day: '2026-11-18', views: 3 },
        { day: '2026-11-20', views: 11 },
      ],
      by_path: [
        { path: '/pricing', views: 9 },
        { path: '/', views: 5 },
      ],
      by_language: [
        { language: 'de', views: 11 },
        { language: 'en', views: 3 },
      ],
      by_referrer: [{ referrer_origin: 'https://search.example', views: 2 }],
    });
  });

  it('is not there for anybody else', async () => {
    const user = await signInTestUser(api);
    const answers = [
      await user.call('GET', '/api/owner/visits'),
      await callApi(api.origin, 'GET', '/api/owner/visits'),
      await user.call('GET', '/api/owner/nothing'),
    ];
    const seen = answers.map(({ status, body }) => [status, (body as { code: string }).code]);
    expect(seen).toEqual(Array(3).fill([404, 'NotFound']));
  });

  it('forgets what nobody can look at any more', async () => {
    await add('2026-07-01', '/', 'en', 1);
    await add('2026-11-20', '/', 'en', 1);
    await api.services.pageViews.sweep();
    expect(await rows()).toMatchObject([{ day: '2026-11-20' }]);
  });
});
