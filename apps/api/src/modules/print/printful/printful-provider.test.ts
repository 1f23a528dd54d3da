import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox, type TestSandbox } from '@tintory/sandbox/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPrintful, orderOf, webhookSecret, place } from '../test-providers.ts';

let sandbox: TestSandbox;
let listener: Server;
const heard: { body: Buffer; headers: Record<string, string> }[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  listener = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      heard.push({ body: Buffer.concat(parts), headers });
      response.end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  sandbox.printful.setWebhookUrl(`http://127.0.0.1:${(listener.address() as AddressInfo).port}/`);
}, 120_000);
afterEach(() => sandbox.printful.setRateLimit(10_000, 1_000));
afterAll(async () => {
  listener?.close();
  await sandbox?.close();
});

/** What is wished for a white mug. */
const mug = {
  variantId: 'mug.11-oz',
  files: [{ areaId: 'wrap', url: 'https://files.example/wrap.png' }],
};

const foreign = (id: string) => id.replaceAll('-', '');
const ordersOf = (id: string) =>
  sandbox.printful.orders().filter(({ externalId }) => externalId === foreign(id));

describe('Printful', () => {
  it.each(['throttled', '500', 'lostCall', 'lostAnswer'] as const)(
    'is asked once more where a read fails by %s',
    async (fault) => {
      sandbox.printful.failNext('read', fault, 2);
      expect((await openPrintful(sandbox).listCountries('en')).length).toBeGreaterThan(5);
    },
  );

  it('is given up after three tries, and after an answer that does not come', async () => {
    sandbox.printful.failNext('read', '500', 3);
    const provider = openPrintful(sandbox, { timeoutMs: 100 });
    await expect(provider.listCountries('en')).rejects.toMatchObject({
      code: 'ProviderUnavailable',
    });
    sandbox.printful.failNext('rates', 'slow');
    const parcel = { countryCode: 'DE', zip: '10115', weight: 300 };
    await expect(provider.quote(parcel, 'en')).rejects.toMatchObject({
      code: 'ProviderUnavailable',
    });
  });

  it('makes mock-ups when its turn comes, after a task was pending for a while', async () => {
    sandbox.printful.failNext('mockups', 'throttled', 4);
    sandbox.printful.setMockupPolls(3);
    const pictures = await openPrintful(sandbox).mockups(mug);
    sandbox.printful.setMockupPolls(1);
    expect(pictures.map(({ areaId }) => areaId)).toEqual(['wrap']);
    expect((await fetch(pictures[0]?.url ?? '')).headers.get('content-type')).toBe('image/jpeg');
  });

  it.each([
    ['fails', () => sandbox.printful.failNextMockups('The file could not be read')],
    ['never ends', () => sandbox.printful.setMockupPolls(Infinity)],
    ['is refused', () => sandbox.printful.failNext('mockups', 'refused')],
  ])('has no mock-ups where their task %s, and says so', async (_what, happen) => {
    happen();
    const failing = openPrintful(sandbox, { giveUpAfterMs: 500 }).mockups(mug);
    await expect(failing).rejects.toMatchObject({ code: 'ProviderUnavailable' });
    sandbox.printful.setMockupPolls(1);
  });

  it('refuses mock-ups of what it does not make', async () => {
    for (const wish of [
      { ...mug, variantId: 'sofa.m' },
      { ...mug, files: [{ areaId: 'hood', url: 'https://files.example/a.png' }] },
    ]) {
      await expect(openPrintful(sandbox).mockups(wish)).rejects.toMatchObject({
        code: 'PrintRefused',
      });
    }
  });

  it('waits for its turn where it asks too often', async () => {
    sandbox.printful.setRateLimit(5, 20);
    expect((await openPrintful(sandbox).listProducts('en')).length).toBe(10);
  });

  it('keeps what it sells, and answers it while Printful is down', async () => {
    let now = new Date(2026, 0, 1);
    const provider = openPrintful(sandbox, { now: () => now });
    const before = await provider.listProducts('en');
    now = new Date(2026, 0, 2);
    sandbox.printful.failNext('read', '500', 3);
    expect(await provider.listProducts('en')).toEqual(before);
  });

  it('says which variants are out of stock', async () => {
    sandbox.printful.discontinue(71, 'Red', 'M');
    const products = await openPrintful(sandbox).listProducts('en');
    const shirt = products.find(({ id }) => id === 't-shirt');
    const gone = shirt?.variants.filter(({ available }) => !available).map(({ id }) => id);
    expect(gone).toEqual(['t-shirt.red.m']);
    // It is sold for more than it costs: 11.69 $.
    expect(shirt?.base_price).toBe(19.9);
  });

  it('goes on with the others where a product left its catalogue', async () => {
    sandbox.printful.removeProduct(902);
    const ids = (await openPrintful(sandbox).listProducts('en')).map(({ id }) => id);
    expect(ids).toHaveLength(9);
    expect(ids).not.toContain('pet-bandana');
  });

  it('takes no other token', async () => {
    const provider = openPrintful(sandbox, { token: 'somebody-elses' });
    await expect(provider.listProducts('en')).rejects.toMatchObject({
      code: 'ProviderUnavailable',
    });
  });
});

describe('an order at Printful', () => {
  it.each([
    ['createOrder', 'lostAnswer'],
    ['createOrder', 'throttled'],
    ['confirmOrder', 'lostAnswer'],
    ['confirmOrder', 'throttled'],
  ] as const)('is made once where the call %s fails by %s', async (call, fault) => {
    sandbox.printful.failNext(call, fault);
    const order = orderOf(randomUUID());
    expect((await place(openPrintful(sandbox), order)).status).toBe('accepted');
    expect(ordersOf(order.externalId)).toHaveLength(1);
  });

  it.each([
    ['createOrder', '500'],
    ['createOrder', 'lostCall'],
    ['createOrder', 'slow'],
    ['confirmOrder', '500'],
    ['confirmOrder', 'lostCall'],
  ] as const)('is made by the next try where the call %s fails by %s', async (call, fault) => {
    sandbox.printful.failNext(call, fault);
    const order = orderOf(randomUUID());
    const provider = openPrintful(sandbox, { timeoutMs: 300 });
    await expect(place(provider, order)).rejects.toMatchObject({ code: 'ProviderUnavailable' });
    expect((await place(provider, order)).status).toBe('accepted');
    expect(ordersOf(order.externalId).map(({ status }) => status)).toEqual(['pending']);
  });

  it('is refused for good where Printful refuses its address, and leaves nothing', async () => {
    sandbox.printful.refuseNext('Recipient address could not be verified');
    const order = orderOf(randomUUID());
    const provider = openPrintful(sandbox);
    await expect(place(provider, order)).rejects.toMatchObject({
      code: 'PrintRefused',
      cause: { message: expect.stringContaining('could not be verified') },
    });
    expect(ordersOf(order.externalId)).toEqual([]);
  });

  it('is refused for good where Printful does not confirm it, and its draft can be taken back', async () => {
    sandbox.printful.failNext('confirmOrder', 'refused');
    const order = orderOf(randomUUID());
    const provider = openPrintful(sandbox);
    await expect(place(provider, order)).rejects.toMatchObject({ code: 'PrintRefused' });
    expect((await provider.findOrder(order.externalId))?.status).toBe('draft');
    expect((await provider.cancelOrder(order.externalId))?.status).toBe('canceled');
  });

  it('goes there in Printful’s words', async () => {
    const order = orderOf(randomUUID());
    await place(openPrintful(sandbox), order);
    expect(ordersOf(order.externalId)[0]).toMatchObject({
      recipient: { name: 'Ann Lee', state_code: 'CA', country_code: 'US', zip: '90210' },
      items: [
        {
          ...{ quantity: 2, retailPrice: '21.90' },
          placements: [
            {
              ...{ placement: 'front', technique: 'dtg' },
              layers: [{ type: 'file', url: 'https://files.example/front.png' }],
            },
          ],
        },
      ],
    });
  });

  it('is told of by signed webhooks, late, twice and out of order', async () => {
    const order = orderOf(randomUUID());
    const provider = openPrintful(sandbox);
    await sandbox.printful.idle();
    heard.length = 0;
    sandbox.printful.hold();
    await place(provider, order);
    sandbox.printful.step(foreign(order.externalId));
    sandbox.printful.step(foreign(order.externalId));
    sandbox.printful.dropNext(1);
    await sandbox.printful.release('reverse', 2);
    await sandbox.printful.idle();
    expect(heard.length).toBeGreaterThanOrEqual(8);
    for (const { body, headers } of heard) {
      const told = await provider.readWebhook(body, headers);
      expect(told).toMatchObject({ externalId: order.externalId, status: 'shipped' });
      expect(told?.trackingUrl).toContain('/printful/tracking/');
      const changed = Buffer.from(body.toString('utf8').replace('order', 'orders'));
      await expect(provider.readWebhook(changed, headers)).rejects.toMatchObject({
        code: 'BadSignature',
      });
    }
  });

  it('is none where a signed webhook tells of something else', async () => {
    const provider = openPrintful(sandbox);
    for (const text of ['{"type":"catalog_stock_updated","data":{}}', 'no JSON']) {
      const key = Buffer.from(webhookSecret, 'hex');
      const signature = createHmac('sha256', key).update(text).digest('hex');
      const headers = { 'x-pf-webhook-signature': signature };
      expect(await provider.readWebhook(Buffer.from(text), headers)).toBeNull();
    }
  });

  it('that Printful cannot make has failed, with its reason', async () => {
    const order = orderOf(randomUUID());
    const provider = openPrintful(sandbox);
    await place(provider, order);
    sandbox.printful.move(foreign(order.externalId), 'failed', 'The file is broken.');
    expect(await provider.findOrder(order.externalId)).toMatchObject({
      status: 'failed',
      reason: expect.any(String),
    });
  });

  it('is canceled although the answer is lost, and not where nothing arrived', async () => {
    const provider = openPrintful(sandbox);
    const [lost, down] = [orderOf(randomUUID()), orderOf(randomUUID())];
    await place(provider, lost);
    await place(provider, down);
    sandbox.printful.failNext('cancelOrder', 'lostAnswer');
    expect((await provider.cancelOrder(lost.externalId))?.status).toBe('canceled');
    sandbox.printful.failNext('cancelOrder', '500');
    await expect(provider.cancelOrder(down.externalId)).rejects.toMatchObject({
      code: 'ProviderUnavailable',
    });
  });
});
