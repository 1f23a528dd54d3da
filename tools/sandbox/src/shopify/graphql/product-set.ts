import { gid, idIn } from '../gid.ts';
import type { Product } from '../model.ts';
import { guarded, writeProducts } from './access.ts';
import type { Context, Resolver } from './context.ts';
import { productById } from './product-resolvers.ts';
import { type SetError, setErrors, type SetFile, type SetInput } from './product-set-rules.ts';
import { badRequest } from './refusals.ts';

type Identifier = { handle?: string | null; id?: string | null };

const freeHandle = ({ shop }: Context, title: string): string => {
  const name =
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'product';
  const taken = new Set([...shop.products.values()].map(({ handle }) => handle));
  let handle = name;
  for (let next = 1; taken.has(handle); next += 1) handle = `${name}-${next}`;
  return handle;
};

/** The product to update; null to create one. */
function findIdentified(
  context: Context,
  { id, handle }: Identifier,
  input: SetInput,
): { product: Product | null } | { error: SetError } {
  if (id) {
    const product = productById(context, id);
    if (product) return { product };
    const message = 'Product does not exist.';
    return { error: { code: 'PRODUCT_DOES_NOT_EXIST', field: ['identifier', 'id'], message } };
  }
  if (!handle) return { product: null };
  const field = ['input', 'handle'];
  if (!input.handle) {
    const message = 'The input field corresponding to the identifier is required.';
    return { error: { code: 'MISSING_FIELD_REQUIRED', field, message } };
  }
  if (input.handle !== handle) {
    const message =
      'The identifier value does not match the value of the corresponding field in the input.';
    return { error: { code: 'INPUT_MISMATCH', field, message } };
  }
  const found = [...context.shop.products.values()].find((one) => one.handle === handle);
  return { product: found ?? null };
}

function newProduct(context: Context, { title }: SetInput): Product {
  const { shop, store } = context;
  const now = store.now();
  const product: Product = {
    ...{ id: store.newId(), handle: freeHandle(context, title ?? ''), title: title ?? '' },
    ...{ vendor: shop.name, productType: '', tags: [], description: '', html: null },
    ...{ options: [], variants: [], status: 'ACTIVE', createdAt: now, updatedAt: now, media: [] },
  };
  shop.products.set(product.id, product);
  return product;
}

const words = (html: string): string =>
  html
    .replaceAll(/<\/p>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

function setVariants({ store }: Context, product: Product, input: SetInput): void {
  product.options = (input.productOptions ?? []).map(({ name, values }) => ({
    ...{ id: store.newId(), name: name ?? '' },
    values: (values ?? []).map((value) => value.name ?? ''),
  }));
  product.variants = (input.variants ?? []).map((variant) => ({
    ...{ id: store.newId(), price: Number(variant.price ?? 0).toFixed(2) },
    sku: variant.sku ?? variant.inventoryItem?.sku ?? null,
    inventoryPolicy: variant.inventoryPolicy ?? 'DENY',
    selected: variant.optionValues.map(({ optionName, name }) => ({
      ...{ name: optionName ?? '', value: name ?? '' },
    })),
  }));
}

/** Lists are replaced as a whole: items that are not in the input are removed. */
function apply(context: Context, product: Product, input: SetInput): void {
  const { media, shop } = context;
  product.title = input.title ?? product.title;
  product.handle = input.handle ?? product.handle;
  product.vendor = input.vendor ?? product.vendor;
  product.productType = input.productType ?? product.productType;
  product.tags = input.tags ?? product.tags;
  product.status = input.status ?? product.status;
  if (typeof input.descriptionHtml === 'string') {
    product.html = input.descriptionHtml;
    product.description = words(input.descriptionHtml);
  }
  if (input.variants) setVariants(context, product, input);
  const fileOf = ({ id, originalSource, alt }: SetFile): number =>
    id ? (idIn('MediaImage', id) ?? 0) : media.create(shop, originalSource ?? '', alt ?? null).id;
  if (input.files) product.media = input.files.map(fileOf);
  media.touch(shop, product);
}

const productSet: Resolver<
  unknown,
  { identifier?: Identifier | null; input: SetInput; synchronous?: boolean | null }
> = (_, { identifier, input, synchronous }, context) => {
  if (synchronous === false) throw badRequest('This stand-in sets products synchronously alone.');
  const found = findIdentified(context, identifier ?? {}, input);
  if ('error' in found) return { product: null, userErrors: [found.error] };
  const userErrors = setErrors(context.shop, found.product, input);
  if (userErrors.length > 0) return { product: null, userErrors };
  const product = found.product ?? newProduct(context, input);
  apply(context, product, input);
  return { product, userErrors };
};

/** Deletes a product and its pictures, except those that other products use. */
const productDelete: Resolver<unknown, { input: { id: string } }> = (_, { input }, context) => {
  const { media, shop } = context;
  const product = productById(context, input.id);
  if (!product) {
    const message = 'Product does not exist';
    return { deletedProductId: null, userErrors: [{ field: ['id'], message }] };
  }
  shop.products.delete(product.id);
  for (const id of product.media) {
    const image = shop.media.get(id);
    if (image && media.productsOf(shop, id).length === 0) media.remove(shop, image);
  }
  return { deletedProductId: gid('Product', product.id), userErrors: [] };
};

export const productSetMutations = {
  productSet: guarded('productSet', writeProducts, productSet),
  productDelete: guarded('productDelete', writeProducts, productDelete),
};
