import { z } from 'zod';
import { gid, idIn } from '../gid.ts';
import { readSearch } from '../graphql/search.ts';
import type { Product, Shop } from '../model.ts';
import { pictureUrl } from '../picture-url.ts';

const yes = z
  .enum(['true', 'false'])
  .default('true')
  .transform((text) => text === 'true');

export const pickerQuery = z.object({
  query: z.string().default(''),
  /** The app's own filter, which the merchant does not see. */
  filter: z.string().default(''),
  draft: yes,
  archived: yes,
  after: z.coerce.number().int().min(0).default(0),
  /** Comma-separated ids; if set, all other filters are ignored. */
  ids: z.string().optional(),
});

const pageSize = 10;

/** A page of the picker's products in App Bridge's format. */
export function pickerPage(origin: string, shop: Shop, asked: z.infer<typeof pickerQuery>) {
  const view = (product: Product) => resourceOf(origin, shop, product);
  if (asked.ids !== undefined) {
    const found = asked.ids
      .split(',')
      .flatMap((id) => shop.products.get(idIn('Product', id) ?? 0) ?? []);
    return { items: found.map(view), next: null };
  }
  const tests = [readSearch(asked.query), readSearch(asked.filter)];
  const all = [...shop.products.values()].filter(
    (product) =>
      tests.every((fits) => fits(product)) &&
      (asked.draft || product.status !== 'DRAFT') &&
      (asked.archived || product.status !== 'ARCHIVED'),
  );
  const end = asked.after + pageSize;
  return { items: all.slice(asked.after, end).map(view), next: end < all.length ? end : null };
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** A product as the picker returns it, with one variant. */
function resourceOf(origin: string, shop: Shop, product: Product) {
  const { id, title, handle, vendor, productType, tags, status, createdAt, updatedAt } = product;
  const images = product.media.flatMap((mediaId) => {
    const image = shop.media.get(mediaId);
    if (!image?.picture) return [];
    return {
      id: gid('ProductImage', image.id),
      altText: image.alt ?? '',
      originalSrc: pictureUrl(origin, shop, image),
    };
  });
  return {
    id: gid('Product', id),
    ...{ title, handle, vendor, productType, tags, status, images },
    descriptionHtml: product.description,
    createdAt: iso(createdAt),
    publishedAt: iso(createdAt),
    updatedAt: iso(updatedAt),
    hasOnlyDefaultVariant: true,
    totalVariants: 1,
    tracksInventory: false,
    totalInventory: 0,
    templateSuffix: null,
    availablePublicationCount: 1,
    options: [{ id: gid('ProductOption', id), name: 'Title', position: 1, values: ['Default'] }],
    variants: [
      {
        id: gid('ProductVariant', id),
        title: 'Default Title',
        displayName: `${title} - Default Title`,
        position: 1,
        product: { id: gid('Product', id) },
      },
    ],
  };
}
