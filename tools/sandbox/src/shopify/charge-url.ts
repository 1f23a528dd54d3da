import type { Charge, Shop } from './model.ts';

/** Where the merchant is asked. */
export const chargeUrl = (origin: string, shop: Shop, charge: Charge): string =>
  `${origin}/shopify/shops/${shop.domain}/charges/${charge.id}/confirm`;
