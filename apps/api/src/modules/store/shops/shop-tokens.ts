import { AuthScopes } from '@shopify/shopify-api';
import { AppError } from '../../../platform/errors.ts';
import { exchangeToken } from './exchange-tokens.ts';
import { renewTokens, type ShopTokensParts } from './renew-tokens.ts';
import { createSealedTokens, type SealedTokens } from './sealed-tokens.ts';
import * as repository from './shops.repository.ts';
import type { ShopRow } from './shops.repository.ts';
import { createTokenTurns } from './token-turns.ts';

export type ShopTokens = ReturnType<typeof createShopTokens>;

/** A shop's tokens: exchanged for a session token, renewed when they expire, encrypted at rest. */
export function createShopTokens(parts: ShopTokensParts) {
  const { db } = parts;
  const sealed = createSealedTokens(parts);
  const renew = renewTokens(parts, sealed);

  return {
    /**
     * A token that is good for a while.
     *
     * @throws AppError `StoreGone`
     */
    access: async (domain: string): Promise<string> => {
      const shop = await repository.findShop(db, domain);
      if (!shop || shop.uninstalledAt) throw new AppError('StoreGone');
      return sealed.accessOf(shop) ?? renew(domain);
    },

    renew,

    /** Marks a token as refused by the store, so that it is not used again. */
    forget: async (domain: string, refused: string): Promise<void> => {
      const shop = await repository.findShop(db, domain);
      if (!shop?.accessToken || sealed.heldBy(shop) !== refused) return;
      await repository.forgetTokens(db, domain, shop.accessToken);
    },

    ensure: ensureTokens(parts, sealed),
  };
}

/**
 * Exchanges a session token for tokens, unless valid ones are stored.
 *
 * @throws AppError `Unauthorized` when the store gives none
 */
const ensureTokens = ({ db, shopify, now }: ShopTokensParts, sealed: SealedTokens) => {
  const inTurn = createTokenTurns(db, now);

  /** Whether the shop can be called, now or after a renewal, with all scopes we need. */
  function isUsable(shop: ShopRow): boolean {
    if (!sealed.accessOf(shop) && !sealed.refreshOf(shop)) return false;
    return new AuthScopes(shop.scopes ?? '').has(shopify.config.scopes ?? '');
  }

  /** @returns whether it had to: much may have happened in the shop since */
  return async (domain: string, sessionToken: string): Promise<boolean> => {
    await repository.openShop(db, domain, now());
    try {
      return await inTurn(domain, {
        isDone: (shop) => !shop.uninstalledAt && isUsable(shop),
        anyway: true,
        change: async (shop) => {
          const session = await exchangeToken(shopify, domain, sessionToken);
          const returns = !shop.installedAt || shop.uninstalledAt !== null;
          return {
            ...sealed.toColumns(domain, session),
            ...(returns ? { installedAt: now() } : {}),
            uninstalledAt: null,
            redactedAt: null,
          };
        },
      });
    } catch (error) {
      await repository.deleteUnused(db, domain);
      throw error;
    }
  };
};
