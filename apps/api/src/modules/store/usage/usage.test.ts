import type { Batch, BatchItem, Job, Page } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveCredits } from '../../../testing/index.ts';
import { openFreshShop, type FreshShop } from '../../../testing/store/open-fresh-shop.ts';
import { openStore, type Merchant, type TestStore } from '../../../testing/store/open-store.ts';
import { reconcileUsage } from './reconcile-usage.ts';
import { usagePeriod } from './usage-period.ts';

let all: TestStore;
let store: FreshShop;
let merchant: Merchant;
beforeAll(async () => {
  all = await openStore();
}, 120_000);
beforeEach(async () => {
  store = openFreshShop(all);
  merchant = await store.merchant();
  await merchant.buy('s10');
  await merchant.spendDownTo(5);
});
afterEach(() => store.leave());
afterAll(() => all.close());

const run = async (num: number) => merchant.finish((await merchant.ask(num)).body as Job);
const statuses = async () => (await store.usage()).map(({ status }) => status);
const used = async () => (await merchant.member()).usage?.used;

describe('pictures beyond the plan', () => {
  it('are charged one by one, each once, and take no credits', async () => {
    const job = await run(3);
    expect(job.status).toBe('succeeded');
    await store.settled(async () => expect(await statuses()).toEqual(['filed', 'filed', 'filed']));
    expect(store.shopify.usage()).toMatchObject(
      [0, 1, 2].map((index) => ({ price: '0.3', idempotencyKey: `${job.id}:${index}` })),
    );
    expect(await merchant.member()).toMatchObject({ credits: 5, usage: { used: 0.9 } });
    const bills = (await merchant.call('GET', '/api/bills')).body as { rows: { kind: string }[] };
    expect(bills.rows.filter(({ kind }) => kind === 'usage')).toHaveLength(3);
  });

  it('say what they cost in the place of credits, each and in every list', async () => {
    const job = await run(3);
    expect(job).toMatchObject({ credits: 0, fee: 90 });
    const failed = await run(13);
    const { rows } = (await merchant.call('GET', '/api/jobs')).body as Page<Job>;
    expect(rows.map(({ id, credits, fee }) => [id, credits, fee])).toEqual([
      [failed.id, 0, 390],
      [job.id, 0, 90],
    ]);
    const other = await openFreshShop(all).merchant();
    expect((await other.ask(1)).body).toMatchObject({ credits: 10, fee: 0 });
  });

  it('are told of by the batch that made them', async () => {
    await merchant.spendDownTo(0);
    const media = store.shopify.products()[0]?.media ?? [];
    const { body } = await merchant.call('POST', '/api/batches', {
      tool_id: 'remove_background',
      inputs: [],
      items: media.map(({ id, url }) => ({ key: id, name: id, image_url: url })),
    });
    const path = `/api/batches/${(body as Batch).id}`;
    await store.settled(async () =>
      expect((await merchant.call('GET', path)).body).toMatchObject({
        status: 'finished',
        credits: 0,
        fee: 30 * media.length,
      }),
    );
    const { rows } = (await merchant.call('GET', `${path}/items`)).body as Page<BatchItem>;
    expect(rows.map(({ credits, fee }) => [credits, fee])).toEqual(media.map(() => [0, 30]));
  });

  it('are paid with credits when the job is tried again once there are some', async () => {
    const failed = await run(13);
    await giveCredits(store.api, merchant.id, 1_000);
    const retried = await merchant.call('POST', `/api/jobs/${failed.id}/retry`);
    expect(retried.body).toMatchObject({ credits: 130, fee: 0 });
    await merchant.finish(failed);
    expect(await used()).toBe(0);
  });

  it('are kept in the books with the reason when the store will not charge them any more', async () => {
    store.shopify.failNext('fileUsage', '500');
    const { id } = await run(2);
    store.shopify.failNext('fileUsage', '500');
    await store.settled(async () => expect(await statuses()).toContain('to_file'));
    await merchant.call('POST', '/api/shopify/plans/cancel');
    for (let minute = 0; minute < 2; minute += 1) await store.api.services.store.everyMinute();
    const refused = (await store.usage()).filter(({ status }) => status === 'refused');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toContain('not active');
    expect(store.shopify.usage()).toHaveLength(2 - refused.length);
    const found = [];
    for await (const one of reconcileUsage(store.db, new Date(0))) found.push(one);
    expect(found).toEqual(
      refused.map(({ index }) => ({
        what: 'usage',
        id: `${id}:${String(index)}`,
        problem: expect.stringContaining('30 cents') as string,
      })),
    );
    expect((await merchant.ask(1)).body).toMatchObject({ code: 'NoSubscribe' });
  });

  it('are given no longer once the store says that the plan has ended', async () => {
    store.shopify.webhooks.hold();
    await merchant.call('POST', '/api/shopify/plans/cancel');
    await store.db.execute(
      sql`update store_subscriptions set status = 'active', ended_at = null where shop = ${store.domain}`,
    );
    const taken = await run(1);
    expect(taken.status).toBe('succeeded');
    await store.settled(async () => expect(await statuses()).toEqual(['refused']));
    await store.settled(async () =>
      expect((await merchant.ask(1)).body).toMatchObject({ code: 'NoSubscribe' }),
    );
  });

  it('are refused, and not asked for for ever, once the app is uninstalled', async () => {
    store.shopify.failNext('fileUsage', '500');
    store.shopify.webhooks.hold();
    await run(1);
    store.shopify.uninstall();
    await store.shopify.webhooks.release();
    await store.settled(async () =>
      expect((await store.shopRow())?.['uninstalled_at']).not.toBeNull(),
    );
    await store.api.services.store.everyMinute();
    expect(await store.usage()).toMatchObject([{ status: 'refused', reason: expect.any(String) }]);
    expect(store.shopify.usage()).toEqual([]);
  });

  it('are paid with credits while these last', async () => {
    const other = await openFreshShop(all).merchant();
    const job = await other.finish((await other.ask(2)).body as Job);
    expect(job.status).toBe('succeeded');
    expect(await store.usage()).toEqual([]);
    expect((await other.member()).credits).toBe(0);
  });

  it('cost nothing when the job fails or is canceled, and reserve anew when it is tried again', async () => {
    const failed = await run(13);
    expect(failed.status).toBe('failed');
    expect(new Set(await statuses())).toEqual(new Set(['released']));
    expect(await used()).toBe(0);
    const endless = (await merchant.ask(14)).body as Job;
    expect(await used()).toBe(4.2);
    await merchant.call('POST', `/api/jobs/${endless.id}/cancel`);
    expect(await used()).toBe(0);
    const retried = await merchant.call('POST', `/api/jobs/${failed.id}/retry`);
    expect(retried.body).toMatchObject({ id: failed.id });
    await merchant.finish(failed);
    expect(await store.usage()).toHaveLength(13 + 14);
    expect(new Set(await statuses())).toEqual(new Set(['released']));
    expect(store.shopify.usage()).toEqual([]);
  });

  it('stop at the cap, also when asked for all at once, and go on once it is raised', async () => {
    // 66 pictures at 0.30 fit under 20.00.
    const answers = await Promise.all(Array.from({ length: 7 }, () => merchant.ask(11)));
    const taken = answers.filter(({ body }) => 'id' in (body as object));
    const refused = answers.filter(({ body }) => 'code' in (body as object));
    expect(taken).toHaveLength(6);
    expect(refused[0]).toMatchObject({
      status: 200,
      body: { code: 'NoSubscribe', required: 110, balance: 5 },
    });
    for (const { body } of taken) await merchant.finish(body as Job);
    await store.settled(async () => expect(store.shopify.usage()).toHaveLength(66));
    await store.settled(async () => expect(await statuses()).toEqual(Array(66).fill('filed')));
    expect((await merchant.ask(1)).body).toMatchObject({ code: 'NoSubscribe' });
    await merchant.call('POST', '/api/shopify/plans/cap', {
      cap_amount: 30,
      redirect_uri: 'http://localhost:4300/',
    });
    const back = new URL(store.shopify.approve());
    await merchant.verify(back.searchParams.get('charge_id') ?? '');
    expect((await run(1)).status).toBe('succeeded');
  });

  it('have the whole cap again with the next 30 days', async () => {
    await run(60);
    await store.settled(async () => expect(store.shopify.usage()).toHaveLength(60));
    expect((await merchant.ask(10)).body).toMatchObject({ code: 'NoSubscribe' });
    store.passDays(31);
    merchant = await store.merchant();
    expect(await used()).toBe(0);
    await merchant.spendDownTo(0);
    expect((await run(10)).status).toBe('succeeded');
    await store.settled(async () => expect(store.shopify.usage()).toHaveLength(70));
  });

  it('are charged once when the store’s answer is lost, or the store is down for a while', async () => {
    store.shopify.failNext('fileUsage', 'lostAnswer');
    store.shopify.failNext('fileUsage', '500');
    await run(2);
    for (let minute = 0; minute < 3; minute += 1) await store.api.services.store.everyMinute();
    expect(await statuses()).toEqual(['filed', 'filed']);
    expect(store.shopify.usage()).toHaveLength(2);
  });

  it('are not sold without a plan', async () => {
    await merchant.call('POST', '/api/shopify/plans/cancel');
    expect((await merchant.ask(1)).body).toMatchObject({ code: 'NoSubscribe' });
  });
});

describe('a period of 30 days', () => {
  const periodEnd = new Date('2026-03-31T00:00:00Z');
  const row = { periodEnd, createdAt: new Date('2026-03-01T00:00:00Z') };
  it.each([
    ['2026-03-10T00:00:00Z', '2026-03-31T00:00:00.000Z'],
    ['2026-03-31T00:00:00Z', '2026-04-30T00:00:00.000Z'],
    ['2026-06-15T00:00:00Z', '2026-06-29T00:00:00.000Z'],
  ])('holds %s when it ends %s', (at, end) => {
    const period = usagePeriod(row, new Date(at));
    expect(period.end.toISOString()).toBe(end);
    expect(+period.end - +period.start).toBe(30 * 86_400_000);
  });
});
