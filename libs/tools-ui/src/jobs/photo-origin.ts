import type { CreateJobBody, Job } from '@tintory/contract';
import type { PhotoOrigin } from '../tool-services.tsx';

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

/** What a job carries of the picture it is made from. */
export const storeFields = (
  productId: string | undefined,
  fileId: string | undefined,
): Pick<CreateJobBody, 'shopify_product_id' | 'metadata'> =>
  productId && fileId ? { shopify_product_id: productId, metadata: { [fileKey]: fileId } } : {};
