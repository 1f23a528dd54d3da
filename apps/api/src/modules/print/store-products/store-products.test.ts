import { randomUUID } from 'node:crypto';
import type { PrintInStore } from '@tintory/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openStoreShop,
  type Seller,
  type StoreShop,
} from '../../../testing/print/open-store-shop.ts';

let shop: StoreShop;
let seller: Seller;
beforeAll(async () => {
  shop = await openStoreShop();
}, 120_000);
beforeEach(async () => {
  shop.shopify.setCurrency('USD');
  seller = await shop.seller();
});
afterAll(() => shop?.close());

const inStore = ({ product_id: id }: PrintInStore) => shop.shopify.productOf(id ?? '');
const gallery = ({ product_id: id }: PrintInStore) => shop.shopify.mediaOf(id ?? '');
const count = () => shop.shopify.products().length;

describe('a design as a product of the store', () => {
  it('is a draft with its words, choices, prices and mock-ups', async () => {
    const before = (await seller.member()).credits;
    const design = await seller.design();
    const { status, body } = await seller.create(seller.bodyFor(design.id));
    const made = body as PrintInStore;
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        ...{ design_id: design.id, print_product_id: 't-shirt', title: 'Cat shirt' },
        ...{ state: 'draft', undoable: true, outdated: false, problem: null },
        ...{ price_from: 30.99, price_to: 45, currency: 'USD', variants: 2 },
        picture_url: expect.stringContaining('http') as string,
      },
    });
    expect(inStore(made)).toMatchObject({
      ...{ title: 'Cat shirt', status: 'DRAFT', productType: 'T-shirt' },
      html: '<p>Soft.</p><p>With a cat &amp; more.</p>',
      options: [
        { name: 'Color', values: ['Navy'] },
        { name: 'Size', values: ['S', 'M'] },
      ],
      variants: [
        { price: '30.99', sku: 't-shirt.navy.s', inventoryPolicy: 'CONTINUE' },
        { price: '45.00', sku: 't-shirt.navy.m' },
      ],
    });
    const media = gallery(made);
    expect(media).toHaveLength(design.mockups.length);
    for (const picture of media)
      expect(picture).toMatchObject({ status: 'READY', alt: 'Cat shirt' });
    expect((await seller.member()).credits).toBe(before);
  });

  it('names its choices in the language of the merchant', async () => {
    const design = await seller.design();
    const language = { 'accept-language': 'de' };
    const made = await seller.create(seller.bodyFor(design.id), randomUUID(), language);
    expect(inStore(made.body as PrintInStore)?.options.map(({ name }) => name)).toEqual([
      'Farbe',
      'Größe',
    ]);
  });

  it('is another one for another key, and the same for the same', async () => {
    const design = await seller.design();
    const [first, second] = [randomUUID(), randomUUID()];
    const ids = [];
    for (const key of [first, first, second]) {
      ids.push(((await seller.create(seller.bodyFor(design.id), key)).body as PrintInStore).id);
    }
    expect(new Set(ids).size).toBe(2);
    const other = await seller.create(seller.bodyFor(design.id, { title: 'Hat' }), first);
    expect(other.status).toBe(409);
  });

  it('cannot be made of what belongs to somebody else, or is not there', async () => {
    const theirs = await (await shop.seller('another-store.myshopify.com')).design();
    const before = count();
    expect((await seller.create(seller.bodyFor(theirs.id))).status).toBe(404);
    expect((await seller.create(seller.bodyFor(randomUUID()))).status).toBe(404);
    expect(count()).toBe(before);
  });

  it.each([
    [{ variants: [{ variant_id: 'mug.white.11-oz' }] }, 'variants.0.variant_id'],
    [{ margin: undefined }, 'variants.0.price'],
    [{ variants: [{ variant_id: 't-shirt.navy.s', price: 9.999 }] }, 'variants.0.price'],
    [
      { variants: [{ variant_id: 't-shirt.navy.s' }, { variant_id: 't-shirt.navy.s' }] },
      'variants.1.variant_id',
    ],
    [{ title: ' ' }, 'title'],
    [{ variants: [] }, 'variants'],
  ])('says what is wrong with %o', async (change, field) => {
    const design = await seller.design();
    const before = count();
    const { status, body } = await seller.create(seller.bodyFor(design.id, change));
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'InvalidInput' } });
    expect(Object.keys((body as { details: object }).details)).toContain(field);
    expect(count()).toBe(before);
  });

  it('has typed prices where the store sells in another currency', async () => {
    shop.shopify.setCurrency('JPY');
    expect((await seller.setup()).body).toEqual({ currency: 'JPY', fulfilled: false });
    const design = await seller.design();
    const byMargin = await seller.create(seller.bodyFor(design.id));
    expect(byMargin).toMatchObject({ status: 400 });
    expect(JSON.stringify(byMargin.body)).toContain('JPY');
    const variants = [{ variant_id: 't-shirt.navy.s', price: 3_980 }];
    const typed = await seller.create(seller.bodyFor(design.id, { variants }));
    expect(typed.body).toMatchObject({ currency: 'JPY', price_from: 3_980 });
    expect(inStore(typed.body as PrintInStore)?.variants[0]?.price).toBe('3980.00');
    const parts = [{ variant_id: 't-shirt.navy.s', price: 39.8 }];
    expect((await seller.create(seller.bodyFor(design.id, { variants: parts }))).status).toBe(400);
  });
});

describe('the list of what was made', () => {
  it('is read onwards, and shows what became of each in the store', async () => {
    const own = await shop.seller('third-store.myshopify.com').catch(() => null);
    expect(own).toBeNull();
    shop.shopify.open('listing.myshopify.com');
    const lister = await shop.seller('listing.myshopify.com');
    const [draft, edited, live, gone] = [
      await lister.made(),
      await lister.made(),
      await lister.made(),
      await lister.made(),
    ];
    const edit = (one: PrintInStore, change: Parameters<typeof shop.shopify.editProduct>[1]) =>
      shop.shopify.editProduct(one.product_id ?? '', change, 'listing.myshopify.com');
    edit(edited, { title: 'Dog shirt' });
    edit(live, { status: 'ACTIVE' });
    edit(gone, null);
    const first = await lister.list('?limit=3');
    const second = await lister.list(`?limit=3&cursor=${first.pageInfo.end_cursor}`);
    const states = [...first.rows, ...second.rows].map(({ id, state }) => [id, state]);
    expect(states).toEqual([
      [gone.id, 'deleted'],
      [live.id, 'published'],
      [edited.id, 'changed'],
      [draft.id, 'draft'],
    ]);
    expect([first.pageInfo.has_next_page, second.pageInfo.has_next_page]).toEqual([true, false]);
    expect(first.problem).toBeNull();
  });

  it('is no other store’s to see, to undo or to render', async () => {
    const made = await seller.made();
    const other = await shop.seller('another-store.myshopify.com');
    expect((await other.list()).rows).toEqual([]);
    expect((await other.call('GET', `/api/print/store_products/${made.id}`)).status).toBe(404);
    expect((await other.undo(made.id)).status).toBe(404);
    expect((await other.refresh(made.id)).status).toBe(404);
    expect((await seller.read(made.id)).state).toBe('draft');
  });

  it('is for merchants alone', async () => {
    const { callApi } = await import('../../../testing/index.ts');
    const answer = await callApi(shop.api.origin, 'GET', '/api/print/store_products');
    expect(answer.status).toBe(401);
  });
});

describe('taking a product back', () => {
  it('deletes it with its pictures, and again changes nothing', async () => {
    const made = await seller.made();
    const before = count();
    expect((await seller.undo(made.id)).body).toMatchObject({ state: 'deleted', undoable: false });
    expect([inStore(made), count()]).toEqual([undefined, before - 1]);
    expect((await seller.undo(made.id)).body).toMatchObject({ state: 'deleted' });
  });

  it.each([
    ['a word', { title: 'Dog shirt' }],
    ['its state', { status: 'ACTIVE' }],
    ['its pictures', { media: [] }],
  ] as const)('is refused once somebody changed %s in the store', async (_, change) => {
    const made = await seller.made();
    const copy = 'media' in change ? { media: [...change.media] } : change;
    shop.shopify.editProduct(made.product_id ?? '', copy);
    const answer = await seller.undo(made.id);
    expect(answer).toMatchObject({ status: 409, body: { code: 'StoreProductChanged' } });
    expect(inStore(made)).toBeDefined();
  });

  it('does as well where somebody deleted it there', async () => {
    const made = await seller.made();
    shop.shopify.editProduct(made.product_id ?? '', null);
    expect((await seller.undo(made.id)).body).toMatchObject({ state: 'deleted' });
  });
});

describe('mock-ups rendered anew', () => {
  it('stand in the place of the old ones, and the product can still be taken back', async () => {
    const made = await seller.made();
    const before = gallery(made);
    const { status, body } = await seller.refresh(made.id);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { state: 'draft', outdated: false },
    });
    const after = gallery(made);
    expect(after.map(({ id, status: file }) => [id, file])).toEqual(
      before.map(({ id }) => [id, 'READY']),
    );
    expect((await seller.undo(made.id)).status).toBe(200);
  });

  it('come back where the merchant removed them, and what they changed stays theirs', async () => {
    const made = await seller.made();
    shop.shopify.editProduct(made.product_id ?? '', { title: 'Dog shirt', media: [] });
    expect((await seller.refresh(made.id)).body).toMatchObject({ state: 'changed' });
    expect(gallery(made)).toHaveLength(3);
    expect(inStore(made)?.title).toBe('Dog shirt');
    expect((await seller.undo(made.id)).status).toBe(409);
  });

  it('are asked for once another product of the same design got new ones', async () => {
    const design = await seller.design();
    const one = (await seller.create(seller.bodyFor(design.id))).body as PrintInStore;
    const two = (await seller.create(seller.bodyFor(design.id))).body as PrintInStore;
    await seller.refresh(one.id);
    expect([(await seller.read(one.id)).outdated, (await seller.read(two.id)).outdated]).toEqual([
      false,
      true,
    ]);
  });
});
