import { numberOf } from '../../config/store-ids.ts';

/** App Bridge URL of a product's page in the store's admin. */
export const adminProduct = (productId: string): string =>
  `shopify://admin/products/${numberOf(productId)}`;
