import { sellingPrice, type createStoreProductBody, type PrintProduct } from '@tintory/contract';
import type { z } from 'zod';
import type { Detail } from '../../../platform/detail.ts';
import { AppError } from '../../../platform/errors.ts';
import { decimalsOf } from '../orders/minor-units.ts';
import type { SentVariant } from '../store-products.table.ts';

type Wish = z.output<typeof createStoreProductBody>;

/**
 * Each variant's price in the store's currency. Costs are in the catalogue's currency: if they
 * differ there is no rate, and every price must be typed.
 *
 * @throws AppError `InvalidInput` naming each variant or price that cannot be sold
 */
export function priceVariants(product: PrintProduct, wish: Wish, currency: string): SentVariant[] {
  const details: Record<string, Detail> = {};
  const seen = new Set<string>();
  const decimals = decimalsOf(currency);
  const priced = wish.variants.flatMap(({ variant_id: id, price: typed }, index): SentVariant[] => {
    const variant = product.variants.find((one) => one.id === id && one.available);
    const field = `variants.${index}`;
    if (!variant) details[`${field}.variant_id`] = { text: 'noSuchVariant' };
    else if (seen.has(id)) details[`${field}.variant_id`] = { text: 'twice' };
    seen.add(id);
    if (!variant) return [];
    if (typed === undefined && wish.margin === undefined) {
      details[`${field}.price`] = { text: 'priceMissing' };
    } else if (typed === undefined && currency !== product.currency) {
      const currencies = { store: currency, catalogue: product.currency };
      details[`${field}.price`] = { text: 'otherCurrency', ...currencies };
    } else if (typed !== undefined && Number(typed.toFixed(decimals)) !== typed) {
      details[`${field}.price`] = { text: 'decimals', most: decimals };
    }
    const price = typed ?? (wish.margin && sellingPrice(variant.price, wish.margin, wish.ending));
    return [{ variantId: id, price: (price ?? 0).toFixed(decimals) }];
  });
  if (Object.keys(details).length > 0) throw new AppError('InvalidInput', { details });
  return priced;
}
