import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Sealer } from '../../../platform/sealer.ts';
import type { Shopify } from '../client/shopify-client.ts';
import { refreshToken } from './exchange-tokens.ts';
import type { SealedTokens } from './sealed-tokens.ts';
import * as repository from './shops.repository.ts';
import type { ShopRow } from './shops.repository.ts';
import { createTokenTurns } from './token-turns.ts';

export type ShopTokensParts = {
  db: Database;
  shopify: Shopify;
  sealer: Sealer;
  now: () => Date;
};

/**
 * Another access token than the one the store refused.
 *
 * @throws AppError `StoreGone`
 */
export const renewTokens = (parts: Omit<ShopTokensParts, 'sealer'>, sealed: SealedTokens) => {
  const { db, shopify, now } = parts;
  const { accessOf, refreshOf, toColumns } = sealed;
  const inTurn = createTokenTurns(db, now);

  /** Tokens that cannot be renewed are deleted. */
  async function change(shop: ShopRow): Promise<repository.TokenChange> {
    const token = refreshOf(shop);
    const session = token && (await refreshToken(shopify, shop.domain, token));
    return session ? toColumns(shop.domain, session) : repository.noTokens;
  }

  return async (domain: string, refused?: string): Promise<string> => {
    const other = (shop: ShopRow) => {
      const token = accessOf(shop);
      return token === refused ? undefined : token;
    };
    await inTurn(domain, {
      isDone: (shop) => isLocked(shop) || other(shop) !== undefined,
      change,
    });
    const shop = await repository.findShop(db, domain);
    const token = shop && !isLocked(shop) && other(shop);
    if (!token) throw new AppError('StoreGone');
    return token;
  };
};

const isLocked = ({ accessToken, uninstalledAt }: ShopRow): boolean =>
  !accessToken || !!uninstalledAt;
