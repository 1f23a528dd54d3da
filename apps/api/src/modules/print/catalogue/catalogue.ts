import type { PrintProduct, PrintVariant } from '@tintory/contract';
import { AppError } from '../../../platform/errors.ts';
import type { PrintProvider } from '../print-provider.ts';

export type Catalogue = {
  list(language: string): Promise<PrintProduct[]>;
  /** @throws AppError NotFound */
  read(productId: string, language: string): Promise<PrintProduct>;
  /** A variant with its product; null for one that is not, or no longer, offered. */
  findVariant(
    variantId: string,
    language: string,
  ): Promise<{ product: PrintProduct; variant: PrintVariant } | null>;
};

/** The print catalogue of the provider. */
export function createCatalogue(provider: PrintProvider): Catalogue {
  return {
    list: (language) => provider.listProducts(language),
    read: async (productId, language) => {
      const products = await provider.listProducts(language);
      const product = products.find(({ id }) => id === productId);
      if (!product) throw new AppError('NotFound');
      return product;
    },
    findVariant: async (variantId, language) => {
      for (const product of await provider.listProducts(language)) {
        const variant = product.variants.find(({ id }) => id === variantId);
        if (variant?.available) return { product, variant };
      }
      return null;
    },
  };
}
