import { randomUUID } from 'node:crypto';
import type { CursorPage, Job, Publication } from '@tintory/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { followJob, giveCredits, signInTestUser, type Answer } from '../../testing/index.ts';
import {
  appOrigin,
  openStore,
  type Merchant,
  type TestStore,
} from '../../testing/store/open-store.ts';
import { createAnswerOnce, findLiveKey } from './idempotency.service.ts';

let store: TestStore;
let merchant: Merchant;
beforeAll(async () => {
  store = await openStore({ products: 8 });
  merchant = await store.merchant();
  await giveCredits(store.api, merchant.id, 1_000);
}, 120_000);
afterAll(() => store.close());

const web = 'http://localhost:4200';
const newKey = () => ({ 'idempotency-key': randomUUID() });
type Key = ReturnType<typeof newKey>;
type Caller = Pick<Merchant, 'call'>;

/** The API's record of a key. */
const ask = ({ call }: Caller, key: Key) =>
  call('GET', `/api/idempotency/${key['idempotency-key']}`);
const jobOf = ({ body }: Answer) => body as Job;
const counting = (num: number) => ({
  tool_id: 'counting',
  func_id: 'run',
  call_type: 'async',
  inputs: [{ key: 'num', value: num }],
});
const newUser = async () => {
  const user = await signInTestUser(store.api);
  const balance = async () =>
    ((await user.call('GET', '/api/members/current')).body as { credits: number }).credits;
  const read = async (id: string) => jobOf(await user.call('GET', `/api/jobs/${id}`));
  return { ...user, balance, end: (id: string) => followJob(store.api, id, read) };
};

describe('who asks by a key', () => {
  it('gets the job that was made with it', async () => {
    const user = await newUser();
    const key = newKey();
    const { id } = jobOf(await user.call('POST', '/api/jobs', counting(1), key));
    expect(await ask(user, key)).toMatchObject({
      status: 200,
      body: { done: true, answer: { id, tool_id: 'counting' } },
    });
  });

  it('is told that there is nothing of an unknown key, nor of somebody else’s', async () => {
    const user = await newUser();
    const key = newKey();
    expect(await ask(user, key)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    await user.call('POST', '/api/jobs', counting(1), key);
    expect((await ask(await newUser(), key)).status).toBe(404);
  });

  it('finds nothing where the credits were short', async () => {
    const user = await newUser();
    const key = newKey();
    expect(await user.call('POST', '/api/jobs', counting(9), key)).toMatchObject({
      body: { code: 'NoSubscribe' },
    });
    expect((await ask(user, key)).status).toBe(404);
  });

  it('is told of a conflict where what was made is deleted', async () => {
    const user = await newUser();
    const key = newKey();
    const { id } = jobOf(await user.call('POST', '/api/jobs', counting(1), key));
    await user.call('DELETE', `/api/jobs/${id}`);
    expect((await ask(user, key)).status).toBe(409);
  });
});

describe('a job whose answer got lost', () => {
  it('is the same for its key although its photo is gone by then', async () => {
    const user = await newUser();
    const key = newKey();
    const objectId = await user.upload(new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]));
    const inputs = [{ key: 'object_id', value: objectId }];
    const { id } = jobOf(await user.createJob('remove_background', inputs, key));
    await user.end(id);
    await store.api.services.uploads.remove([objectId]);
    expect(await user.createJob('remove_background', inputs, key)).toMatchObject({
      status: 200,
      body: { id },
    });
  });

  it('is started again once by one key', async () => {
    const user = await newUser();
    await giveCredits(store.api, user.id, 200);
    const failing = jobOf(await user.call('POST', '/api/jobs', counting(13)));
    await user.end(failing.id);
    const before = await user.balance();
    const key = newKey();
    const retry = () => user.call('POST', `/api/jobs/${failing.id}/retry`, undefined, key);
    expect(await retry()).toMatchObject({ status: 200, body: { id: failing.id } });
    expect(await retry()).toMatchObject({ status: 200, body: { id: failing.id } });
    expect(await ask(user, key)).toMatchObject({ body: { answer: { id: failing.id } } });
    const ended = await user.end(failing.id);
    expect(await retry()).toMatchObject({
      body: { id: failing.id, finished_at: ended.finished_at },
    });
    expect(await user.balance()).toBe(before);
  });
});

describe('a purchase whose answer got lost', () => {
  const pack = (planId = 'p30') => ({
    plan_id: planId,
    interval: 'one_time',
    success_url: `${web}/pricing/done`,
    cancel_url: `${web}/pricing`,
  });

  it('opens one page for its key, also in parallel', async () => {
    const user = await newUser();
    const key = newKey();
    const buy = () => user.call('POST', '/api/plans', pack(), key);
    const answers = await Promise.all([buy(), buy(), buy()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first] = answers;
    for (const { body } of [...answers, await buy()]) expect(body).toEqual(first?.body);
    expect((await ask(user, key)).body).toEqual({ done: true, answer: first?.body });
  });

  it('is refused under a key that came with another body', async () => {
    const user = await newUser();
    const key = newKey();
    await user.call('POST', '/api/plans', pack(), key);
    expect((await user.call('POST', '/api/plans', pack('p100'), key)).status).toBe(409);
    expect((await user.call('POST', '/api/jobs', counting(1), key)).status).toBe(409);
  });

  it('keeps nothing of one that was refused', async () => {
    const user = await newUser();
    const key = newKey();
    const refused = { ...pack(), success_url: 'https://elsewhere.example/' };
    expect((await user.call('POST', '/api/plans', refused, key)).status).toBe(400);
    expect((await ask(user, key)).status).toBe(404);
    expect((await user.call('POST', '/api/plans', pack(), key)).status).toBe(200);
  });
});

describe('what a merchant asked for and got no answer to', () => {
  it('asks the store for one plan, and for one higher limit', async () => {
    const plan = { plan_id: 's10', redirect_uri: `${appOrigin}/dropshipping/app/plans` };
    const key = newKey();
    const buy = () => merchant.call('POST', '/api/shopify/plans', plan, key);
    const [one, two] = [await buy(), await buy()];
    expect(one.status).toBe(200);
    expect(two.body).toEqual(one.body);
    expect((await ask(merchant, key)).body).toEqual({ done: true, answer: one.body });

    await merchant.buy('s10');
    const cap = { cap_amount: 40, redirect_uri: plan.redirect_uri };
    const capKey = newKey();
    const raise = () => merchant.call('POST', '/api/shopify/plans/cap', cap, capKey);
    expect((await raise()).body).toEqual((await raise()).body);
  });

  it('puts one picture into the store, also in parallel', async () => {
    const productId = store.shopify.products()[0]?.id ?? '';
    const before = store.shopify.mediaOf(productId).length;
    const job = await merchant.finish((await merchant.ask(1)).body as Job);
    const change = { product_id: productId, object_id: job.outputs[0]?.object_id, alt: 'A mug' };
    const key = newKey();
    const publish = () => merchant.call('POST', '/api/shopify/images/update', change, key);
    const [one, two] = await Promise.all([publish(), publish()]);
    expect(one.status).toBe(200);
    expect(two.body).toEqual(one.body);
    expect((await publish()).body).toEqual(one.body);
    expect((await ask(merchant, key)).body).toEqual({ done: true, answer: one.body });
    expect(store.shopify.mediaOf(productId)).toHaveLength(before + 1);
    const list = `/api/shopify/publications?product_id=${encodeURIComponent(productId)}`;
    const { rows } = (await merchant.call('GET', list)).body as CursorPage<Publication>;
    expect(rows).toHaveLength(1);
  });

  it('adds several pictures once', async () => {
    const productId = store.shopify.products()[1]?.id ?? '';
    const before = store.shopify.mediaOf(productId);
    const change = { product_id: productId, urls: [before[0]?.url ?? ''] };
    const key = newKey();
    const add = () => merchant.call('POST', '/api/shopify/images', change, key);
    const one = await add();
    expect(one.status).toBe(200);
    expect((await add()).body).toEqual(one.body);
    expect(store.shopify.mediaOf(productId)).toHaveLength(before.length + 1);
  });
});

describe('a call that an outside service takes part in', () => {
  it('is made anew where the process that had begun it died', async () => {
    const { db } = store.api.services.database;
    const { id: userId } = await newUser();
    const request = { userId, key: randomUUID(), body: { plan: 'any' } };
    const begun = new Promise<object>(() => undefined);
    void createAnswerOnce(db, () => new Date(Date.now() - 200_000))(request, () => begun);
    await vi.waitFor(async () =>
      expect(await findLiveKey(db, userId, request.key, new Date())).toBeDefined(),
    );
    const later = createAnswerOnce(db, () => new Date());
    expect(await later(request, () => Promise.resolve({ url: 'made' }))).toEqual({ url: 'made' });
    expect(await later(request, () => begun)).toEqual({ url: 'made' });
  });
});
