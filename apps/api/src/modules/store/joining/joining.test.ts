import type { Job, Member, Page } from '@tintory/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { web } from '../../../testing/open-shop.ts';
import { signInTestUser, type TestUser } from '../../../testing/index.ts';
import { openFreshShop, type FreshShop } from '../../../testing/store/open-fresh-shop.ts';
import { openStore, type Merchant, type TestStore } from '../../../testing/store/open-store.ts';

let all: TestStore;
let store: FreshShop;
let merchant: Merchant;
let consumer: TestUser;
beforeAll(async () => {
  all = await openStore();
}, 120_000);
beforeEach(async () => {
  store = openFreshShop(all);
  merchant = await store.merchant();
  consumer = await signInTestUser(store.api);
});
afterEach(() => store.leave());
afterAll(() => all.close());

async function offer(from = merchant): Promise<string> {
  const { body } = await from.call('POST', '/api/shopify/join/start');
  const url = new URL((body as { url: string }).url);
  expect(url.origin + url.pathname).toBe('http://localhost:4200/store/join');
  return new URLSearchParams(url.hash.slice(1)).get('code') ?? '';
}
const join = (code: string, user = consumer) => user.call('POST', '/api/shopify/join', { code });
const credits = async (user: Pick<TestUser, 'call'>) =>
  ((await user.call('GET', '/api/members/current')).body as { credits: number }).credits;

describe('a store that joins an account', () => {
  it('brings its credits, jobs and plan, and is signed in to that account from then on', async () => {
    await merchant.buy('s10');
    const job = await merchant.finish((await merchant.ask(1)).body as Job);
    const preset = { tool_id: 'remove_background', name: 'Mine', inputs: [] };
    expect((await merchant.call('POST', '/api/presets', preset)).status).toBe(200);
    const answer = await join(await offer());
    expect(answer).toMatchObject({ status: 200, body: { shopify_domain: store.domain } });

    expect(await credits(consumer)).toBe(20 + 20 + 50 - 10);
    const jobs = (await consumer.call('GET', '/api/jobs')).body as Page<Job>;
    expect(jobs.rows.map(({ id }) => id)).toEqual([job.id]);
    expect((await fetch(jobs.rows[0]?.outputs[0]?.url ?? '')).status).toBe(200);
    const profile = (await consumer.call('GET', '/api/users/profile')).body;
    expect(profile).toMatchObject({ shopify_domain: store.domain });

    expect((await merchant.call('GET', '/api/users/profile')).status).toBe(401);
    const again = await store.merchant();
    expect(again.id).toBe(consumer.id);
    expect(await again.member()).toMatchObject({ plan_id: 's10', credits: 80 });
    expect(await again.entries()).toMatchObject({ agree: true, balance: 80, owed: 0 });
    expect((await consumer.call('GET', '/api/shopify/products')).status).toBe(200);
    expect((await again.call('POST', '/api/shopify/join/start')).status).toBe(409);
  });

  it('leaves a consumer plan as it is, with its credits, beside the store’s', async () => {
    const { stripe } = all.sandbox;
    stripe.setWebhookUrl(`${store.api.origin}/api/stripe/webhook`);
    const back = { success_url: `${web}/done`, cancel_url: `${web}/pricing` };
    await consumer.call('POST', '/api/plans', { plan_id: 'm300', interval: 'month', ...back });
    stripe.pay(consumer.id);
    await stripe.idle();
    await merchant.buy('s10');
    await join(await offer());

    const own = (await consumer.call('GET', '/api/members/current')).body as Member;
    const stores = (await consumer.call('GET', '/api/shopify/members/current')).body as Member;
    expect([own.plan_id, stores.plan_id]).toEqual(['m300', 's10']);
    expect(own.credits).toBe(20 + 300 + 20 + 50);
    expect(stores.credits).toBe(own.credits);
    // In the order of their spending: given before bought, then the oldest.
    const sources = own.grants.map(({ source }) => source);
    expect(sources).toEqual(['free', 'subscription', 'store_plan']);
    const portal = { return_url: `${web}/account/plan` };
    expect((await consumer.call('POST', '/api/plans/portal', portal)).status).toBe(200);
    const ended = await consumer.call('POST', '/api/shopify/plans/cancel');
    expect(ended).toMatchObject({ status: 200, body: { plan_id: 'free' } });
    expect((await consumer.call('GET', '/api/members/current')).body).toMatchObject({
      plan_id: 'm300',
    });
  });

  it('does so once by each code, and only within ten minutes', async () => {
    const code = await offer();
    const both = await Promise.all([join(code), join(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await credits(consumer)).toBe(40);
    const other = await openFreshShop(all).merchant();
    const late = await offer(other);
    store.passDays(11 / 1_440);
    const stranger = await signInTestUser(store.api);
    expect((await join(late, stranger)).status).toBe(410);
    expect((await join('x'.repeat(43), stranger)).status).toBe(410);
  });

  it('is refused by an account that has a store, and joins no store to itself', async () => {
    await join(await offer());
    const other = await openFreshShop(all).merchant();
    expect((await join(await offer(other))).status).toBe(409);
    const own = await other.call('POST', '/api/shopify/join', { code: await offer(other) });
    expect(own.status).toBe(409);
    expect((await other.member()).credits).toBe(20);
  });

  it('keeps its account when it is uninstalled and redacted: the account only loses the store', async () => {
    await join(await offer());
    store.shopify.uninstall();
    await store.settled(async () =>
      expect((await store.shopRow())?.['uninstalled_at']).not.toBeNull(),
    );
    store.shopify.redact('shop/redact', store.domain);
    await store.settled(async () =>
      expect((await store.shopRow())?.['redacted_at']).not.toBeNull(),
    );
    const profile = (await consumer.call('GET', '/api/users/profile')).body;
    expect(profile).toMatchObject({ shopify_domain: null });
    expect(await credits(consumer)).toBe(40);
  });

  it('is charged no longer once the account is deleted', async () => {
    await merchant.buy('s10');
    await join(await offer());
    const { email } = (await consumer.call('GET', '/api/users/profile')).body as { email: string };
    expect((await consumer.call('POST', '/api/users/delete', { email })).status).toBe(200);
    expect(store.shopify.subscriptions()).toMatchObject([{ status: 'CANCELLED' }]);
    const again = await store.merchant();
    expect(again.id).not.toBe(consumer.id);
    expect(await again.member()).toMatchObject({ plan_id: 'free', credits: 0 });
  });
});
