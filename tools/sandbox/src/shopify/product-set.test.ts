import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore, type TestStore } from './testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore(3);
  token = await store.tokenFor();
});
afterAll(() => store.close());

const document = `mutation Set($identifier: ProductSetIdentifiers, $input: ProductSetInput!) {
  productSet(identifier: $identifier, input: $input, synchronous: true) {
    product {
      id handle status descriptionHtml
      options { name values }
      variants(first: 10) { nodes { title price sku inventoryPolicy } }
      media(first: 10) { nodes { id alt } }
    }
    userErrors { code field message }
  }
}`;
type Made = { product: { id: string } | null; userErrors: { code: string; field: string[] }[] };

const variant = (size: string, price = '19.5') => ({
  optionValues: [{ optionName: 'Size', name: size }],
  ...{ price, inventoryItem: { sku: `shirt.${size}`, tracked: false } },
});
const input = (change: object = {}) => ({
  ...{ title: 'Cat shirt', handle: 'cat-shirt', status: 'DRAFT', descriptionHtml: '<p>Soft.</p>' },
  productOptions: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }] }],
  variants: [variant('S'), variant('M', '21.00')],
  files: [{ originalSource: 'http://localhost:1/cat.png', alt: 'A cat' }],
  ...change,
});
const set = async (given: object, identifier?: object) =>
  (await store.ask(token, document, { identifier, input: given })).data[
    'productSet'
  ] as unknown as Made;

describe('setting a product', () => {
  it('makes it whole in one go, and the same one again by its handle', async () => {
    const made = await set(input(), { handle: 'cat-shirt' });
    expect(made).toMatchObject({
      userErrors: [],
      product: {
        ...{ handle: 'cat-shirt', status: 'DRAFT', descriptionHtml: '<p>Soft.</p>' },
        options: [{ name: 'Size', values: ['S', 'M'] }],
        variants: {
          nodes: [
            { title: 'S', price: '19.50', sku: 'shirt.S', inventoryPolicy: 'DENY' },
            { title: 'M', price: '21.00' },
          ],
        },
        media: { nodes: [{ alt: 'A cat' }] },
      },
    });
    const again = await set(input({ files: undefined, title: 'Hat' }), { handle: 'cat-shirt' });
    expect(again.product?.id).toBe(made.product?.id);
    expect(store.shopify.productOf(made.product?.id ?? '')).toMatchObject({ title: 'Hat' });
    expect(store.shopify.mediaOf(made.product?.id ?? '')).toHaveLength(1);
  });

  it.each([
    [{ title: ' ' }, 'INVALID_PRODUCT', ['input', 'title']],
    [{ handle: 'red-mug-1' }, 'HANDLE_NOT_UNIQUE', ['input', 'handle']],
    [{ productOptions: undefined }, 'PRODUCT_OPTIONS_INPUT_MISSING', ['input', 'productOptions']],
    [{ variants: [variant('L')] }, 'OPTION_VALUE_DOES_NOT_EXIST', ['input', 'variants', '0']],
    [{ variants: [variant('S'), variant('S')] }, 'INVALID_VARIANT', ['input', 'variants', '1']],
    [{ variants: [variant('S', '-1')] }, 'INVALID_VARIANT', ['input', 'variants', '0']],
    [{ files: [{ originalSource: 'cat.png' }] }, 'INVALID_INPUT', ['input', 'files', '0']],
  ])('refuses %o', async (change, code, field) => {
    const before = store.shopify.products().length;
    const answer = await set(input({ handle: 'another', ...change }));
    expect(answer).toMatchObject({ product: null, userErrors: [{ code, field }] });
    expect(store.shopify.products()).toHaveLength(before);
  });

  it('refuses a handle that is not that of the input, or is not in it', async () => {
    const other = await set(input(), { handle: 'other' });
    expect(other.userErrors[0]?.code).toBe('INPUT_MISMATCH');
    const none = await set(input({ handle: undefined }), { handle: 'other' });
    expect(none.userErrors[0]?.code).toBe('MISSING_FIELD_REQUIRED');
  });

  it('needs the right to write products', async () => {
    store.shopify.install(undefined, ['read_products']);
    const { errors } = await store.ask(await store.tokenFor(), document, { input: input() });
    expect(errors[0]?.extensions).toMatchObject({ code: 'ACCESS_DENIED' });
    store.shopify.install(undefined, ['write_products', 'write_files']);
    token = await store.tokenFor();
  });

  it('is undone by deleting it with its pictures, once', async () => {
    const made = await set(input({ handle: 'short-lived' }));
    const id = made.product?.id;
    const gone = `mutation Gone($id: ID!) {
      productDelete(input: { id: $id }, synchronous: true) { deletedProductId userErrors { message } }
    }`;
    expect((await store.ask(token, gone, { id })).data['productDelete']).toMatchObject({
      deletedProductId: id,
    });
    const again = (await store.ask(token, gone, { id })).data['productDelete'];
    expect(again).toMatchObject({ userErrors: [{ message: 'Product does not exist' }] });
  });
});
