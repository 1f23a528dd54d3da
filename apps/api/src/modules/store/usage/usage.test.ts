import type { Job } from '@tintory/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Merchant, type TestStore } from '../../../testing/store/open-store.ts';
import { usagePeriod } from './usage-period.ts';

let store: TestStore;
let merchant: Merchant;
beforeEach(async () => {
  store = await openStore();
  merchant = await store.merchant();
  await merchant.buy('s10');
  await merchant.spendDownTo(5);
}, 60_000);
afterEach(() => store.close());

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

  it('are paid with credits while these last', async () => {
    const other = await store.merchant('another-store.myshopify.com');
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
  }, 30_000);

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
  }, 30_000);

  it('are charged once when the store’s answer is lost, or the store is down for a while', async () => {
    store.shopify.failNext('fileUsage', 'lostAnswer');
    store.shopify.failNext('fileUsage', '500');
    await run(2);
    for (let minute = 0; minute < 3; minute += 1) await store.api.services.store.everyMinute();
    expect(await statuses()).toEqual(['filed', 'filed']);
    expect(store.shopify.usage()).toHaveLength(2);
  }, 30_000);

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
