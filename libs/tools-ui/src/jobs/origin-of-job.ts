import type { BatchItem, CreateJobBody, Job } from '@tintory/contract';
import type { PhotoOrigin } from '../photo/photo-origin.ts';

/** The name under which a job's metadata carry the store's picture. */
const fileKey = 'shopify_file_id';

/** Which picture of a store a job was made from; null for any other photo. */
export function originOfJob(
  job: Pick<Job, 'shopify_product_id' | 'metadata'> | undefined,
): PhotoOrigin | null {
  const fileId = job?.metadata[fileKey];
  if (!job?.shopify_product_id || typeof fileId !== 'string') return null;
  return { productId: job.shopify_product_id, fileId };
}

/** The same of a picture in a batch. */
export function originOfItem(item: BatchItem | null | undefined): PhotoOrigin | null {
  const [productId, fileId] = [item?.shopify_product_id, item?.shopify_file_id];
  return productId && fileId ? { productId, fileId } : null;
}

/** What a job carries of the picture it is made from. */
export const storeFields = (
  origin: PhotoOrigin | null | undefined,
): Pick<CreateJobBody, 'shopify_product_id' | 'metadata'> =>
  origin ? { shopify_product_id: origin.productId, metadata: { [fileKey]: origin.fileId } } : {};
