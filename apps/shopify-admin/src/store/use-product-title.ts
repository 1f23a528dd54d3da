import { useProduct } from './use-product.ts';

/** What a product is called; null until that is known. */
export const useProductTitle = (productId: string | null): string | null =>
  useProduct(productId).title;
