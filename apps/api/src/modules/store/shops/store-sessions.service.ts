import { freeCredits, type LoginResult } from '@tintory/contract';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { grantCredits } from '../../credits/grants.service.ts';
import type { SessionsService } from '../../sessions/sessions.service.ts';
import type { UserRow } from '../../users/users.repository.ts';
import { readUser } from '../../users/users.service.ts';
import type { Shopify } from '../client/shopify-client.ts';
import { readSessionToken } from './session-token.ts';
import type { ShopTokens } from './shop-tokens.ts';
import * as repository from './shops.repository.ts';
import type { ShopRow } from './shops.repository.ts';

type Dependencies = {
  db: Database;
  shopify: Shopify;
  tokens: ShopTokens;
  sessions: SessionsService;
  now: () => Date;
};

/** Signing in from a store's admin. */
export function createStoreSessionsService(dependencies: Dependencies) {
  const { db, shopify, tokens, sessions, now } = dependencies;

  /** Keyed by the shop alone; a joined store belongs to the account it was joined to. */
  async function userOf(tx: Transaction, shop: ShopRow): Promise<UserRow> {
    if (shop.userId) return readUser(tx, shop.userId);
    const user = await repository.insertStoreUser(tx, shop.domain, now());
    await repository.updateShop(tx, shop.domain, { userId: user.id });
    // Once for each shop, however often its user is made anew.
    const businessKey = `free:shop:${shop.domain}`;
    const grant = { userId: user.id, source: 'free', businessKey, expiresAt: null } as const;
    await grantCredits(tx, { ...grant, amount: freeCredits }, now());
    return user;
  }

  return {
    /**
     * Opens a session for the token's shop; `renewed` if the shop had refused our tokens before.
     */
    signIn: async (token: string, userAgent: string | null) => {
      const domain = await readSessionToken(shopify, token);
      const renewed = await tokens.ensure(domain, token);
      const login = await db.transaction(async (tx): Promise<LoginResult> => {
        const shop = await repository.lockShop(tx, domain);
        // A parallel attempt found that the store refuses us.
        if (!shop) throw new AppError('Unauthorized');
        const user = await userOf(tx, shop);
        return sessions.start(tx, user, { method: 'store', userAgent });
      });
      return { login, shop: domain, renewed };
    },

    /**
     * The caller's own shop.
     *
     * @throws AppError `Forbidden` for who has none
     */
    shopOf: async (userId: string): Promise<ShopRow> => {
      const shop = await repository.findShopOf(db, userId);
      if (!shop) throw new AppError('Forbidden');
      return shop;
    },
  };
}
