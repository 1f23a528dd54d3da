import type { Shop } from '../model.ts';
import type { Shopify } from '../shopify.ts';

/** What the app may do in a shop: what it cannot do without, and what it asked for later. */
export function scopesOf({ scopes }: Shopify, { installation }: Shop) {
  const granted = installation?.scopes ?? [];
  return {
    granted,
    required: scopes,
    optional: granted.filter((scope) => !scopes.includes(scope)),
  };
}

/** More, once the merchant has said yes. */
export function grantScopes(shopify: Shopify, shop: Shop, asked: string[]) {
  const granted = [...new Set([...(shop.installation?.scopes ?? []), ...asked])];
  shopify.install(shop, granted);
  return scopesOf(shopify, shop);
}

/** Gives back what is not required; null when something else was asked. */
export function revokeScopes(shopify: Shopify, shop: Shop, asked: string[]) {
  const { optional, granted } = scopesOf(shopify, shop);
  if (!asked.every((scope) => optional.includes(scope))) return null;
  shopify.install(
    shop,
    granted.filter((scope) => !asked.includes(scope)),
  );
  return scopesOf(shopify, shop);
}
