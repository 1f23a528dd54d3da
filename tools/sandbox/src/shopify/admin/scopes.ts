import type { Shop } from '../model.ts';
import type { Shopify } from '../shopify.ts';

/** The app's scopes in a shop: granted, required and optional. */
export function scopesOf({ scopes }: Shopify, { installation }: Shop) {
  const granted = installation?.scopes ?? [];
  return {
    granted,
    required: scopes,
    optional: granted.filter((scope) => !scopes.includes(scope)),
  };
}

/** Grants further scopes after the merchant's consent. */
export function grantScopes(shopify: Shopify, shop: Shop, asked: string[]) {
  const granted = [...new Set([...(shop.installation?.scopes ?? []), ...asked])];
  shopify.install(shop, granted);
  return scopesOf(shopify, shop);
}

/** Revokes optional scopes; null if one of them is not optional. */
export function revokeScopes(shopify: Shopify, shop: Shop, asked: string[]) {
  const { optional, granted } = scopesOf(shopify, shop);
  if (!asked.every((scope) => optional.includes(scope))) return null;
  shopify.install(
    shop,
    granted.filter((scope) => !asked.includes(scope)),
  );
  return scopesOf(shopify, shop);
}
