import { createArrivals } from './arrivals.ts';
import type { MediaImage, Product, Shop } from './model.ts';
import type { PictureBudget } from './picture-budget.ts';
import type { StagedUploads } from './staged-uploads.ts';
import type { Store } from './store.ts';
import { productPayload } from './webhook-payloads.ts';
import type { Webhooks } from './webhooks.ts';

export type Media = ReturnType<typeof createMedia>;

type Parts = { store: Store; webhooks: Webhooks; staged: StagedUploads; budget: PictureBudget };

/** Manages the store's pictures, which are fetched asynchronously. */
export function createMedia({ store, webhooks, staged, budget }: Parts) {
  function touch(shop: Shop, product: Product): void {
    product.updatedAt = store.now();
    // An uninstalled app gets no webhook events of products.
    if (shop.installation) webhooks.emit('products/update', shop, productPayload(product));
  }

  const productsOf = (shop: Shop, id: number): Product[] =>
    [...shop.products.values()].filter(({ media }) => media.includes(id));

  const onArrived = (shop: Shop, image: MediaImage): void => {
    for (const product of productsOf(shop, image.id)) touch(shop, product);
  };
  const arrivals = createArrivals({ store, staged, budget, onArrived });
  const { start, forget, setProcessingMs, stop, idle } = arrivals;

  return {
    ...{ touch, productsOf, setProcessingMs, stop, idle },

    create: (shop: Shop, source: string, alt: string | null, name?: string): MediaImage => {
      const now = store.now();
      const id = store.newId();
      const filename = name ?? freeName(shop, nameIn(source), id);
      const image: MediaImage = {
        ...{ id, alt, filename, status: 'UPLOADED', problems: [] },
        ...{ picture: null, createdAt: now, updatedAt: now },
      };
      shop.media.set(id, image);
      start(shop, image, source);
      return image;
    },

    /**
     * Replaces the picture once the new one is ready; until then, or on failure, the old one stays.
     */
    replace: start,

    remove: (shop: Shop, image: MediaImage): void => {
      shop.media.delete(image.id);
      forget(image.picture);
      for (const product of productsOf(shop, image.id)) {
        product.media = product.media.filter((id) => id !== image.id);
        touch(shop, product);
      }
    },
  };
}

/** The last part of a URL, sanitized for a path. */
function nameIn(source: string): string {
  const last = new URL(source).pathname.split('/').at(-1) ?? '';
  return decodeURIComponent(last).replaceAll(/[^\w.-]+/g, '-') || 'image';
}

/** Names are unique in a store's files. */
function freeName(shop: Shop, name: string, id: number): string {
  const taken = [...shop.media.values()].some(({ filename }) => filename === name);
  if (!taken) return name;
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)}_${id}${name.slice(dot)}` : `${name}_${id}`;
}
