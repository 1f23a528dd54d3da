import { busyStore, retry, type Api } from '@tintory/api-client';
import type { ListStoreImagesQuery, StoreImage } from '@tintory/contract';

/** Most items that one call returns. */
const perCall = 50;

/** The pictures of a product in order, up to the given number. */
export async function readImages(
  api: Pick<Api, 'store'>,
  productId: string,
  most: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<StoreImage[]> {
  const images: StoreImage[] = [];
  let cursor: string | null = null;
  do {
    const limit = Math.min(perCall, most - images.length);
    const query: ListStoreImagesQuery = {
      product_id: productId,
      limit,
      ...(cursor !== null && { cursor }),
    };
    const page = await retry(() => api.store.images(query, signal), busyStore, signal);
    images.push(...page.rows);
    cursor = page.pageInfo.has_next_page ? page.pageInfo.end_cursor : null;
  } while (cursor !== null && images.length < most);
  return images;
}

/** One picture of a product; undefined if the store has deleted it. */
export const findImage = async (
  api: Pick<Api, 'store'>,
  productId: string,
  fileId: string,
): Promise<StoreImage | undefined> =>
  (await readImages(api, productId, Number.POSITIVE_INFINITY)).find(({ id }) => id === fileId);

/** One picture of a product; null if the store has deleted it. */
export const storeImageQuery = (api: Pick<Api, 'store'>, productId: string, fileId: string) => ({
  queryKey: ['store', 'image', productId, fileId] as const,
  queryFn: async () => (await findImage(api, productId, fileId)) ?? null,
});
