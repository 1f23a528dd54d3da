import type { Api } from '@tintory/api-client';
import {
  batchRules,
  type NewBatchItem,
  type StoreImage,
  type StoreProduct,
} from '@tintory/contract';
import { readImages } from '../../store/store-images.ts';

export type ChosenProduct = Pick<StoreProduct, 'id' | 'title'>;

/** The first picture of each product, or all of them. */
export type Which = 'main' | 'all';

export type Gathered = {
  items: NewBatchItem[];
  /** Products whose pictures could not be read. */
  failed: number;
  /** Whether more pictures were there than a batch takes. */
  full: boolean;
};

/** Number of products read in parallel without throttling by the store. */
const lanes = 3;

/** A name may have 255 characters. */
const longestTitle = 240;

const itemOf = (
  { id: productId, title }: ChosenProduct,
  { id, Image }: StoreImage,
  name: string,
): NewBatchItem => ({
  key: id,
  name: name || title,
  image_url: Image.image.url,
  shopify_product_id: productId,
  shopify_file_id: id,
});

function itemsOf(product: ChosenProduct, images: readonly StoreImage[]): NewBatchItem[] {
  const title = product.title.slice(0, longestTitle);
  return images.map((image, index) =>
    itemOf(product, image, images.length > 1 ? `${title} · ${index + 1}` : title),
  );
}

type Watch = { signal: AbortSignal; onRead: (products: number) => void };

/** The pictures of many products in their order, a few products at a time. */
export async function gatherPictures(
  api: Pick<Api, 'store'>,
  products: readonly ChosenProduct[],
  which: Which,
  { signal, onRead }: Watch,
): Promise<Gathered> {
  const most = batchRules.maxItems;
  const found: NewBatchItem[][] = products.map(() => []);
  const queue = [...products.entries()];
  let [read, failed] = [0, 0];
  const lane = async () => {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      const [index, product] = next;
      try {
        const images = await readImages(api, product.id, which === 'main' ? 1 : most, signal);
        found[index] = itemsOf(product, images);
      } catch {
        failed += 1;
      }
      onRead((read += 1));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  signal.throwIfAborted();
  // A picture shared by several products is processed once.
  const items = [...new Map(found.flat().map((item) => [item.key, item])).values()];
  return { items: items.slice(0, most), failed, full: items.length > most };
}
