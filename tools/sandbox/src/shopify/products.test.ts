import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore, otherShop, shop, type TestStore } from './testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore(25);
  token = await store.tokenFor();
});
afterAll(() => store.close());

const list = `query List($first: Int, $after: String, $query: String, $last: Int, $before: String,
    $sortKey: ProductSortKeys = ID, $reverse: Boolean) {
  products(first: $first, after: $after, query: $query, last: $last, before: $before,
      sortKey: $sortKey, reverse: $reverse) {
    nodes { id title }
    edges { cursor node { id } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;
type Page = {
  nodes: { id: string; title: string }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    endCursor: string;
    startCursor: string;
  };
};
const page = async (variables: Record<string, unknown>): Promise<Page> => {
  const { data, errors } = await store.ask(token, list, variables);
  if (errors) throw new Error(errors[0]?.message);
  return data['products'] as unknown as Page;
};
type Media = { media: { nodes: { image: { url: string } }[] } };
/** Width from the PNG header. */
const widthOf = async (url: string) =>
  Buffer.from(await (await fetch(url)).arrayBuffer()).readUInt32BE(16);
const titles = async (query: string) =>
  (await page({ first: 50, query })).nodes.map(({ title }) => title);

describe('the products of the store', () => {
  it('come page by page, each once, forwards and backwards', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    let steps = 0;
    for (let more = true; more; steps += 1) {
      const { nodes, pageInfo }: Page = await page({ first: 10, after });
      seen.push(...nodes.map(({ id }) => id));
      expect(pageInfo.hasPreviousPage).toBe(steps > 0);
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    expect([steps, new Set(seen).size]).toEqual([3, 25]);
    const back = await page({ last: 10, before: after });
    expect(back.nodes.map(({ id }) => id)).toEqual(seen.slice(14, 24));
    const { data } = await store.ask(
      token,
      'query One($id: ID!) { product(id: $id) { defaultCursor } }',
      { id: seen[21] },
    );
    const behind = await page({ first: 10, after: data['product']?.['defaultCursor'] });
    expect(behind.nodes.map(({ id }) => id)).toEqual(seen.slice(22));
  });

  it('are sorted as asked', async () => {
    const sorted = await page({ first: 25, sortKey: 'TITLE', reverse: true });
    const names = sorted.nodes.map(({ title }) => title.toLowerCase());
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'en')));
  });

  it('are found by words, fields and their combinations, or not at all', async () => {
    expect(await titles('red')).toHaveLength(13);
    expect(await titles('mu re')).toHaveLength(13);
    expect(await titles('title:"Blue Mug 2"')).toEqual(['Blue Mug 2']);
    expect(await titles('title:blue*')).toHaveLength(12);
    expect(await titles('title:blu')).toHaveLength(0);
    expect(await titles('status:active -title:red')).toHaveLength(12);
    expect(await titles('status:draft')).toHaveLength(0);
    expect(await titles('handle:red-mug-1 OR handle:blue-mug-2')).toHaveLength(2);
    expect(await titles('(handle:red-mug-1 OR handle:blue-mug-2) AND tag:gift')).toHaveLength(1);
    expect(await titles('vendor:potter')).toHaveLength(25);
    expect(await titles('teapot')).toEqual([]);
  });

  it('are counted, shown and found by node', async () => {
    const [first] = store.shopify.products();
    const { data } = await store.ask(
      token,
      `query One($id: ID!) {
        productsCount { count precision }
        product(id: $id) { handle descriptionHtml mediaCount { count }
          featuredMedia { preview { image { url } } ... on MediaImage { image { width } } } }
        node(id: $id) { ... on Product { title } }
        nodes(ids: [$id, "gid://shopify/Product/1"]) { id }
      }`,
      { id: first?.id },
    );
    expect(data).toMatchObject({
      productsCount: { count: 25, precision: 'EXACT' },
      product: {
        handle: 'red-mug-1',
        descriptionHtml: '<p>Holds &lt;tea&gt; &amp; coffee.</p>',
        mediaCount: { count: 2 },
        featuredMedia: { image: { width: 40 } },
      },
      node: { title: 'Red Mug 1' },
      nodes: [{ id: first?.id }, null],
    });
  });

  it('have pictures that anybody can load', async () => {
    const url = store.shopify.products()[0]?.media[0]?.url ?? '';
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect((await answer.bytes()).subarray(1, 4)).toEqual(new Uint8Array(Buffer.from('PNG')));
  });

  it('have smaller pictures for whoever asks for them, where there are any', async () => {
    const [product] = store.shopify.products();
    const { data } = await store.ask(
      token,
      `query Small($id: ID!) { product(id: $id) { media(first: 2) { nodes { ... on MediaImage {
        image { url(transform: { maxWidth: 480, maxHeight: 480 }) } } } } } }`,
      { id: product?.id },
    );
    const nodes = (data['product'] as unknown as Media).media.nodes;
    const widths = await Promise.all(nodes.map(({ image }) => widthOf(image.url)));
    expect(widths).toEqual([20, 40]);
  });

  it('belong to their shop', async () => {
    const [mine] = store.shopify.products(shop);
    const other = await store.tokenFor(otherShop);
    const query = 'query One($id: ID!) { product(id: $id) { id } productsCount { count } }';
    const { data } = await store.ask(other, query, { id: mine?.id }, otherShop);
    expect(data).toEqual({ product: null, productsCount: { count: 8 } });
  });
});

describe('the Admin API refuses', () => {
  it('who has no token, another version and an empty question', async () => {
    expect((await store.ask('shpat_unknown', '{ shop { name } }')).status).toBe(401);
    const old = await fetch(`${store.at(shop)}/admin/api/2019-01/graphql.json`, { method: 'POST' });
    expect(old.status).toBe(404);
    expect((await store.ask(token, '')).status).toBe(400);
  });

  it('what the schema does not know, and pages without or beyond a size', async () => {
    const wrong = await store.ask(token, '{ shop { colour } }');
    expect(wrong).toMatchObject({ status: 200, errors: [{ locations: [{ line: 1 }] }] });
    expect(wrong).not.toHaveProperty('data');
    await expect(page({})).rejects.toThrow('you must provide one of first or last');
    await expect(page({ first: 251 })).rejects.toThrow('first cannot exceed 250');
    await expect(page({ first: 1, after: 'nonsense' })).rejects.toThrow('Invalid cursor');
  });

  it('what the token may not do', async () => {
    store.shopify.install(otherShop, ['read_products']);
    const reader = await store.tokenFor(otherShop);
    const [product] = store.shopify.products(otherShop);
    const write =
      'mutation Rename($p: ProductUpdateInput) { productUpdate(product: $p) { product { id } } }';
    const denied = await store.ask(reader, write, { p: { id: product?.id } }, otherShop);
    expect(denied.data).toEqual({ productUpdate: null });
    expect(denied.errors[0]).toMatchObject({
      message:
        'Access denied for productUpdate field. Required access: `write_products` access scope.',
      path: ['productUpdate'],
      extensions: { code: 'ACCESS_DENIED', requiredAccess: '`write_products` access scope.' },
    });
    store.shopify.install(otherShop, []);
    const nobody = await store.tokenFor(otherShop);
    const read = await store.ask(nobody, '{ products(first: 1) { nodes { id } } }', {}, otherShop);
    expect(read).toMatchObject({ data: null, errors: [{ extensions: { code: 'ACCESS_DENIED' } }] });
  });
});

describe('the cost of a query', () => {
  it('is asked before and settled after', async () => {
    const { extensions } = await store.ask(token, '{ products(first: 40) { nodes { id } } }');
    expect(extensions.cost).toMatchObject({ requestedQueryCost: 42, actualQueryCost: 27 });
  });

  it('has a limit of its own', async () => {
    const query = '{ products(first: 250) { nodes { media(first: 10) { nodes { id } } } } }';
    const answer = await store.ask(token, query);
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'MAX_COST_EXCEEDED', cost: 3_252 });
    expect(answer).not.toHaveProperty('data');
  });

  it('empties a bucket that fills again', async () => {
    store.shopify.setBucket({ maximum: 100, restoreRate: 1 }, 50);
    const query = '{ products(first: 40) { nodes { id } } }';
    expect(await store.ask(token, query)).not.toHaveProperty('errors');
    const throttled = await store.ask(token, query);
    expect(throttled).toMatchObject({
      status: 200,
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      extensions: {
        cost: {
          requestedQueryCost: 42,
          actualQueryCost: null,
          throttleStatus: { maximumAvailable: 100, restoreRate: 1 },
        },
      },
    });
    store.shopify.setBucket({ maximum: 1_000, restoreRate: 50 });
    expect(await store.ask(token, query)).not.toHaveProperty('errors');
  });
});

describe('a failure on request', () => {
  const query = 'query Names { shop { name } }';

  it('meets the next operation of that name, once', async () => {
    store.shopify.failNext('Names', '500');
    expect((await store.ask(token, query)).status).toBe(500);
    store.shopify.failNext('shop', 'throttled');
    expect((await store.ask(token, query)).errors[0]?.extensions).toMatchObject({
      code: 'THROTTLED',
    });
    expect((await store.ask(token, query)).data).toEqual({ shop: { name: 'Sandbox Store' } });
  });

  it('may be a user error, or a lost answer to work that was done', async () => {
    const [product] = store.shopify.products();
    const rename = `mutation Rename($p: ProductUpdateInput) {
      productUpdate(product: $p) { product { title } userErrors { message } } }`;
    store.shopify.failNext('productUpdate', 'userErrors');
    const refused = await store.ask(token, rename, { p: { id: product?.id, title: 'No' } });
    expect(refused.data['productUpdate']).toMatchObject({ product: null });
    store.shopify.failNext('Rename', 'lostAnswer');
    const lost = await store.ask(token, rename, { p: { id: product?.id, title: 'Renamed' } });
    expect(lost.status).toBe(500);
    expect(store.shopify.products()[0]?.title).toBe('Renamed');
  });

  it('may be no answer at all', async () => {
    store.shopify.failNext('Names', 'timeout');
    const url = `${store.at(shop)}/admin/api/2026-10/graphql.json`;
    const hanging = fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(100),
    });
    await expect(hanging).rejects.toThrow('timeout');
  });
});
