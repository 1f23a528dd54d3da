import { randomUUID } from 'node:crypto';
import { startSandbox, type TestSandbox } from '@tintory/sandbox/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../testing/index.ts';
import type { PrintProvider } from './print-provider.ts';
import { openEmbedded, openPrintful, orderOf, testAddress, place } from './test-providers.ts';

type Opened = {
  provider: PrintProvider;
  /** Advances an order at the provider: production, shipping, delivery. */
  step(externalId: string): void;
};

let database: DatabaseHandle;
let sandbox: TestSandbox;
beforeAll(async () => {
  database = await openTestDatabase();
  sandbox = await startSandbox();
}, 120_000);
afterAll(async () => {
  await database?.close();
  await sandbox?.close();
});

const adapters: Record<PrintProvider['name'], () => Opened> = {
  embedded: () => {
    let days = 0;
    const provider = openEmbedded(database.db, () => new Date(Date.UTC(2026, 0, 1 + days)));
    return {
      provider,
      step: () => {
        days += days === 0 ? 1.5 : 2.5;
      },
    };
  },
  printful: () => ({
    provider: openPrintful(sandbox),
    step: (externalId) => sandbox.printful.step(externalId.replaceAll('-', '')),
  }),
};

describe.each(Object.entries(adapters))('the provider %s', (name, open) => {
  let provider: PrintProvider;
  let step: Opened['step'];
  beforeAll(() => {
    ({ provider, step } = open());
  });

  const wish = () => orderOf(randomUUID());

  it('says what it is called', () => expect(provider.name).toBe(name));

  it('offers products in the language asked for, with prices, weights and areas', async () => {
    const products = await provider.listProducts('de');
    expect(products.length).toBeGreaterThanOrEqual(10);
    const shirt = products.find(({ id }) => id === 't-shirt');
    expect(shirt?.print_areas.map((area) => area.name)).toEqual(['Vorderseite', 'Rückseite']);
    const variant = shirt?.variants.find(({ id }) => id === 't-shirt.white.m');
    expect(variant).toMatchObject({ title: 'Weiß / M', weight: 145, available: true });
    for (const product of products) {
      expect(product.base_price, product.id).toBeGreaterThan(0);
      expect(product.currency).toBe('USD');
    }
  });

  it('shows a model only where it sells it, and sells none that it cannot make', async () => {
    const products = await provider.listProducts('en');
    for (const { id, media, variants } of products) {
      const sold = new Set(variants.flatMap(({ model }) => model ?? []));
      expect(new Set(media.flatMap(({ model }) => model ?? [])), id).toEqual(sold);
    }
    const ids = products.map(({ id }) => id);
    const unmade = ['scarf', 'wrapping-paper'].filter((id) => !ids.includes(id));
    expect(unmade).toEqual(name === 'embedded' ? [] : ['scarf', 'wrapping-paper']);
    for (const variantId of name === 'embedded' ? [] : ['scarf.68x68', 'phone-case.pixel-9']) {
      const order = wish();
      const items = [{ ...order.items[0], variantId }] as typeof order.items;
      await expect(place(provider, { ...order, items })).rejects.toMatchObject({
        code: 'PrintRefused',
      });
    }
  });

  it('names the countries it sends to', async () => {
    const countries = await provider.listCountries('de');
    expect(countries).toContainEqual({
      ...{ code: 'DE', name: 'Deutschland', zip_required: true, state_required: false },
    });
    const needing = countries.filter((one) => one.state_required).map(({ code }) => code);
    expect(needing).toEqual(expect.arrayContaining(['US', 'CA', 'AU']));
    expect(countries.find(({ code }) => code === 'AE')?.zip_required).toBe(false);
  });

  it('prices a parcel by its weight, and by what is in it', async () => {
    const parcel = { countryCode: 'US', zip: '90210', weight: 600 };
    const items = [{ variantId: 't-shirt.white.m', quantity: 2 }];
    for (const asked of [parcel, { ...parcel, items }]) {
      const methods = await provider.quote(asked, 'en');
      expect(methods.length).toBeGreaterThan(0);
      for (const method of methods) {
        expect(method).toMatchObject({ currency: 'USD', name: expect.stringMatching(/\S/) });
        expect(method.price).toBeGreaterThan(0);
        expect(method.max_days).toBeGreaterThanOrEqual(method.min_days);
      }
    }
  });

  it.each([
    ['country_code', { countryCode: 'AQ', zip: '', weight: 300 }],
    ['zip_code', { countryCode: 'US', zip: '9021', weight: 300 }],
    ['zip_code', { countryCode: 'DE', zip: '', weight: 300 }],
  ])('names the field %s of a parcel it cannot send', async (field, parcel) => {
    await expect(provider.quote(parcel, 'en')).rejects.toMatchObject({
      code: 'InvalidInput',
      details: { [field]: { text: expect.any(String) } },
    });
  });

  it('has pictures of its own of each area that is printed, or none at all', async () => {
    const { items } = orderOf('x');
    const [{ variantId, files } = { variantId: '', files: [] }] = items;
    const pictures = await provider.mockups({ variantId, files });
    expect(pictures).toEqual(
      name === 'embedded' ? [] : [{ areaId: 'front', url: expect.stringMatching(/^http.+/) }],
    );
  });

  it('takes an order once, however often and at once it is asked', async () => {
    const order = wish();
    const placed = await Promise.all([1, 2, 3, 4].map(() => place(provider, order)));
    placed.push(await place(provider, order));
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    expect(placed[0]).toMatchObject({ externalId: order.externalId, status: 'accepted' });
  });

  it('keeps a draft ready, makes it once it is confirmed, and no second time', async () => {
    const order = wish();
    const draft = await provider.draftOrder(order);
    step(order.externalId);
    expect(await provider.findOrder(order.externalId)).toMatchObject({ status: 'draft' });
    expect((await provider.confirmOrder(draft)).status).toBe('accepted');
    expect((await provider.confirmOrder(draft)).id).toBe(draft.id);
  });

  it('never makes a draft that was canceled, however late it is confirmed', async () => {
    const order = wish();
    const draft = await provider.draftOrder(order);
    expect((await provider.cancelOrder(order.externalId))?.status).toBe('canceled');
    await provider.confirmOrder(draft).catch(() => undefined);
    step(order.externalId);
    expect((await provider.findOrder(order.externalId))?.status ?? 'canceled').toBe('canceled');
  });

  it('finds an order, and none where there is none', async () => {
    const order = wish();
    expect(await provider.findOrder(order.externalId)).toBeNull();
    const placed = await place(provider, order);
    expect(await provider.findOrder(order.externalId)).toEqual(placed);
  });

  it('cancels an order that is not in production, and says so again', async () => {
    const order = wish();
    expect(await provider.cancelOrder(order.externalId)).toBeNull();
    await place(provider, order);
    for (const time of [1, 2]) {
      const canceled = await provider.cancelOrder(order.externalId);
      expect(canceled?.status, `time ${time}`).toBe('canceled');
    }
    expect((await place(provider, order)).status).toBe('canceled');
  });

  it('says where a parcel is followed once it is sent, and not before', async () => {
    const order = wish();
    expect((await place(provider, order)).trackingUrl).toBeNull();
    const seen: (string | null | undefined)[] = [];
    for (let time = 0; time < 2; time += 1) {
      step(order.externalId);
      seen.push((await provider.findOrder(order.externalId))?.trackingUrl);
    }
    expect(seen).toEqual([null, expect.stringMatching(/^https?:.+/)]);
  });

  it.each([
    ['a variant there is not', { items: [{ ...orderOf('x').items[0], variantId: 'sofa.red.m' }] }],
    ['no files', { items: [{ ...orderOf('x').items[0], files: [] }] }],
    [
      'an area there is not',
      { items: [{ ...orderOf('x').items[0], files: [{ areaId: 'hood', url: 'https://a.b/c' }] }] },
    ],
    ['a country it does not serve', { address: { ...testAddress, country_code: 'AQ' } }],
    ['no zip', { address: { ...testAddress, zip: '' } }],
  ])('refuses an order with %s for good', async (_what, change) => {
    const order = { ...wish(), ...change } as ReturnType<typeof orderOf>;
    await expect(place(provider, order)).rejects.toMatchObject({ code: 'PrintRefused' });
    expect(await provider.findOrder(order.externalId)).toBeNull();
  });

  it('believes no webhook that is not signed, or signed by somebody else', async () => {
    const body = Buffer.from(
      '{"type":"order_updated","data":{"order":{"id":1,"external_id":"1"}}}',
    );
    for (const headers of [{}, { 'x-pf-webhook-signature': 'ab'.repeat(32) }]) {
      await expect(provider.readWebhook(body, headers)).rejects.toMatchObject({
        code: 'BadSignature',
      });
    }
  });

  it('makes an order, sends it, and lets it arrive; then it is too late to cancel', async () => {
    const order = wish();
    await place(provider, order);
    const seen: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      step(order.externalId);
      seen.push((await provider.findOrder(order.externalId))?.status ?? '');
      expect(await provider.cancelOrder(order.externalId)).toBeNull();
    }
    step(order.externalId);
    step(order.externalId);
    seen.push((await provider.findOrder(order.externalId))?.status ?? '');
    expect(seen[0]).toBe('in_production');
    expect(seen[1]).toBe('shipped');
    expect(seen.at(-1)).toBe('delivered');
  });
});
