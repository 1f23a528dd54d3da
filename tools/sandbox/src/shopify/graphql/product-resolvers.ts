import { gid, idIn } from '../gid.ts';
import type { Product, ProductVariant } from '../model.ts';
import { guarded, readProducts } from './access.ts';
import { cursorOf, pageOf, type PageArgs, type Place } from './connection.ts';
import type { Context, Resolver } from './context.ts';
import { readSearch } from './search.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Units in stock; constant, because nothing is sold. */
const stock = 20;

type SortKey = keyof typeof placeBy;

const placeBy = {
  ID: ({ id }: Product): Place => ({ id, value: id }),
  RELEVANCE: ({ id }: Product): Place => ({ id, value: id }),
  TITLE: ({ id, title }: Product): Place => ({ id, value: title.toLowerCase() }),
  VENDOR: ({ id, vendor }: Product): Place => ({ id, value: vendor.toLowerCase() }),
  PRODUCT_TYPE: ({ id, productType }: Product): Place => ({ id, value: productType.toLowerCase() }),
  CREATED_AT: ({ id, createdAt }: Product): Place => ({ id, value: createdAt }),
  PUBLISHED_AT: ({ id, createdAt }: Product): Place => ({ id, value: createdAt }),
  UPDATED_AT: ({ id, updatedAt }: Product): Place => ({ id, value: updatedAt }),
  INVENTORY_TOTAL: ({ id }: Product): Place => ({ id, value: stock }),
};

const found = ({ shop }: Context, query?: string | null): Product[] => {
  const fits = readSearch(query ?? '');
  return [...shop.products.values()].filter(fits);
};

export const productById = ({ shop }: Context, id: string): Product | null =>
  shop.products.get(idIn('Product', id) ?? 0) ?? null;

const products: Resolver<unknown, PageArgs & { query?: string | null; sortKey: SortKey }> = (
  _,
  args,
  context,
) => pageOf(found(context, args.query), args, placeBy[args.sortKey]);

const productsCount: Resolver<unknown, { query?: string | null; limit?: number | null }> = (
  _,
  { query, limit },
  context,
) => {
  const count = found(context, query).length;
  const over = count > (limit ?? Infinity);
  return { count: over ? limit : count, precision: over ? 'AT_LEAST' : 'EXACT' };
};

const product: Resolver<unknown, { id: string }> = (_, { id }, context) => productById(context, id);

const byIdentifier: Resolver<
  unknown,
  { identifier: { id?: string | null; handle?: string | null } }
> = (_, { identifier: { id, handle } }, context) =>
  id
    ? productById(context, id)
    : ([...context.shop.products.values()].find((one) => one.handle === handle) ?? null);

const viewVariant = ({ id, selected, ...variant }: ProductVariant, index: number) => ({
  ...variant,
  ...{ number: id, id: gid('ProductVariant', id), position: index + 1 },
  title: selected.map(({ value }) => value).join(' / '),
  selectedOptions: selected,
});

const fields: Record<string, Resolver<Product, never>> = {
  id: ({ id }) => gid('Product', id),
  legacyResourceId: ({ id }) => String(id),
  description: ({ description }, { truncateAt }: { truncateAt?: number | null }) =>
    description.slice(0, truncateAt ?? undefined),
  descriptionHtml: ({ description, html }) => html ?? `<p>${escaped(description)}</p>`,
  createdAt: ({ createdAt }) => iso(createdAt),
  updatedAt: ({ updatedAt }) => iso(updatedAt),
  publishedAt: ({ createdAt }) => iso(createdAt),
  totalInventory: () => stock,
  options: ({ options }, { first }: { first?: number | null }) =>
    options.slice(0, first ?? undefined).map(({ id, name, values }, index) => ({
      ...{ id: gid('ProductOption', id), name, values, position: index + 1 },
    })),
  variantsCount: ({ variants }) => ({ count: variants.length, precision: 'EXACT' }),
  variants: ({ variants }, args: PageArgs) =>
    pageOf(variants.map(viewVariant), args, ({ number, position }) => ({
      ...{ id: number, value: position },
    })),
  onlineStoreUrl: ({ handle }, _, { shop }) => `https://${shop.domain}/products/${handle}`,
  onlineStorePreviewUrl: ({ handle }, _, { shop }) => `https://${shop.domain}/products/${handle}`,
  defaultCursor: ({ id }) => cursorOf({ id, value: id }),
  featuredMedia: ({ media }, _, { shop }) => shop.media.get(media[0] ?? 0) ?? null,
  mediaCount: ({ media }) => ({ count: media.length, precision: 'EXACT' }),
  media: ({ media }, args: PageArgs & { sortKey: 'ID' | 'POSITION' }, { shop }) =>
    pageOf(
      media.flatMap((id) => shop.media.get(id) ?? []),
      args,
      ({ id }) => ({ id, value: args.sortKey === 'ID' ? id : media.indexOf(id) }),
    ),
};

export const productResolvers = {
  QueryRoot: {
    products: guarded('products', readProducts, products),
    productsCount: guarded('productsCount', readProducts, productsCount),
    product: guarded('product', readProducts, product),
    productByIdentifier: guarded('productByIdentifier', readProducts, byIdentifier),
  },
  Product: fields,
};
