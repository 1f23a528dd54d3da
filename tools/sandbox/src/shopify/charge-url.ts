import type { Charge, Shop } from './model.ts';

/** The URL of a charge's confirmation page. */
export const chargeUrl = (origin: string, shop: Shop, charge: Charge): string =>
  `${origin}/shopify/shops/${shop.domain}/charges/${charge.id}/confirm`;
