import type { PrintProduct } from '@tintory/contract';
import { matchLanguage } from '@tintory/locales';
import { describeProduct, type BlankUrl } from '../catalogue/describe-product.ts';
import type { ProductRecords } from '../catalogue/product-records.ts';
import { keep } from './keep.ts';
import { readLiveProduct, type LiveProduct, type LiveVariant } from './read-live-product.ts';
import type { Offers } from './offers.ts';
import type { PrintfulClient } from './printful-client.ts';
import { unavailable } from './printful-failure.ts';

/** Prices and stock change daily; Printful allows 120 requests a minute. */
const freshMs = 3_600_000;

type Parts = {
  client: PrintfulClient;
  offers: Offers;
  records: ProductRecords;
  blankUrl: BlankUrl;
  now: () => Date;
};

export type FoundVariant = { variant: LiveVariant } & Pick<LiveProduct, 'catalogId' | 'placements'>;

export type PrintfulCatalogue = ReturnType<typeof createPrintfulCatalogue>;

/** Our products as Printful makes them: its prices and stock, our areas and words. */
export function createPrintfulCatalogue({ client, offers, records, blankUrl, now }: Parts) {
  const live = keep(readAll, freshMs, now);

  async function readAll(): Promise<Map<string, LiveProduct>> {
    const products = new Map<string, LiveProduct>();
    for (const [id, offer] of Object.entries(offers.products)) {
      const product = await readLiveProduct(client, offer, offers.markup);
      if (product) products.set(id, product);
    }
    return products;
  }

  async function list(language: string): Promise<PrintProduct[]> {
    const known = await live().catch((error: unknown) => Promise.reject(unavailable(error)));
    return records.products.flatMap((record) => {
      const facts = known.get(record.id);
      const product = describeProduct(record, {
        ...{ records, language: matchLanguage([language]), blankUrl },
        factsOf: ({ colorId, sizeId }) => pick(facts, colorId, sizeId),
      });
      return product ? [product] : [];
    });
  }

  return {
    list,
    /** Printful's id of a variant; undefined if it is not offered. */
    find: async (variantId: string): Promise<FoundVariant | undefined> => {
      const [productId = '', ...key] = variantId.split('.');
      const known = await live().catch((error: unknown) => Promise.reject(unavailable(error)));
      const product = known.get(productId);
      if (!product) return undefined;
      const { catalogId, placements } = product;
      const variant = pickKey(product, key.join('.'));
      return variant && { variant, catalogId, placements };
    },
  };
}

const pickKey = (product: LiveProduct, key: string): LiveVariant | undefined =>
  product.variants[key] ?? product.variants[key.split('.').at(-1) ?? ''];

function pick(product: LiveProduct | undefined, colorId: string | null, sizeId: string) {
  const key = [colorId, sizeId].filter(Boolean).join('.');
  const variant = product && pickKey(product, key);
  return variant && { price: variant.price, available: variant.available };
}
