import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Product, Shop } from './model.ts';
import type { Store } from './store.ts';

const picture = z.object({
  file: z.string(),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

const item = z.object({
  handle: z.string(),
  title: z.string(),
  vendor: z.string(),
  product_type: z.string(),
  tags: z.array(z.string()),
  description: z.string(),
  pictures: z.array(picture),
});

export type CatalogueItem = z.infer<typeof item>;

/** A store's products, and the folder of their pictures. */
export type Catalogue = { folder: URL; items: CatalogueItem[] };

const folder = new URL('../../assets/store/', import.meta.url);

/** The catalogue in the repository; empty if it has not been generated. */
export function readCatalogue(): Catalogue {
  const file = new URL('catalogue.json', folder);
  if (!existsSync(file)) return { folder, items: [] };
  return { folder, items: z.array(item).parse(JSON.parse(readFileSync(file, 'utf8'))) };
}

const hourMs = 3_600_000;
const usualPrice = '24.00';

/** Options and variants of a product without choices. */
const onlyVariant = (
  option: number,
  variant: number,
): Pick<Product, 'html' | 'options' | 'variants'> => ({
  html: null,
  options: [{ id: option, name: 'Title', values: ['Default Title'] }],
  variants: [
    {
      ...{ id: variant, price: usualPrice, sku: null, inventoryPolicy: 'DENY' },
      selected: [{ name: 'Title', value: 'Default Title' }],
    },
  ],
});

const typeOf = (file: string): string =>
  ({ png: 'image/png', webp: 'image/webp' })[file.split('.').at(-1) ?? ''] ?? 'image/jpeg';

/** Adds the items to a shop; the last one is the newest. */
export function seedCatalogue(store: Store, shop: Shop, { folder: from, items }: Catalogue): void {
  items.forEach((one, index) => {
    const createdAt = store.now() - (items.length - index) * hourMs;
    const media = one.pictures.map(({ file, alt, width, height }) => {
      const id = store.newId();
      shop.media.set(id, {
        id,
        alt,
        filename: file,
        status: 'READY',
        problems: [],
        picture: {
          content: { file: new URL(file, from).pathname },
          type: typeOf(file),
          width,
          height,
        },
        createdAt,
        updatedAt: createdAt,
      });
      return id;
    });
    const id = store.newId();
    const { handle, title, vendor, tags, description } = one;
    const words = { handle, title, vendor, productType: one.product_type, tags, description };
    shop.products.set(id, {
      ...words,
      id,
      media,
      ...onlyVariant(store.newId(), store.newId()),
      status: 'ACTIVE',
      createdAt,
      updatedAt: createdAt,
    });
  });
}
