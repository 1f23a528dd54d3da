import { numberOf } from '../../config/store-ids.ts';

/** A product's page in the store's own admin, as App Bridge opens it. */
export const adminProduct = (productId: string): string =>
  `shopify://admin/products/${numberOf(productId)}`;
