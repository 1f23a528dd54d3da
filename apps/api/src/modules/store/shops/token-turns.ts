import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import * as repository from './shops.repository.ts';
import type { ClaimedShop, ShopRow, TokenChange } from './shops.repository.ts';

/**
 * Twice the store's longest answer time: a later silence means that the process died. The store
 * accepts a refresh token again until its successor is used.
 */
const claimMs = 30_000;
const pauseMs = 100;
/** A person waits for it. */
const waitMs = 20_000;

type Turn = {
  /** Whether there is nothing to do, or no longer. */
  isDone: (shop: ShopRow) => boolean;
  /** Asks the store, and returns what to keep. */
  change: (shop: ShopRow) => Promise<TokenChange>;
  /** For results that are valid whatever happened to the tokens meanwhile. */
  anyway?: boolean;
};

/**
 * Renews a shop's tokens, one caller of all servers at a time, because a refresh token works once.
 * The turn is a claim in the shop's row rather than a lock, because the store answers slowly and
 * nothing else may wait for it. Later callers wait and find the first one's tokens.
 */
export const createTokenTurns = (db: Database, now: () => Date) => {
  async function take(
    shop: ClaimedShop,
    { isDone, change, anyway = false }: Turn,
  ): Promise<boolean> {
    try {
      // Another process may have changed it between reading and claiming.
      if (isDone(shop)) return false;
      return await repository.storeTokens(db, shop, await change(shop), anyway);
    } finally {
      await repository.dropClaim(db, shop);
    }
  }

  /** @returns whether it was this caller whose tokens were stored */
  return async (domain: string, turn: Turn): Promise<boolean> => {
    const end = Date.now() + waitMs;
    while (Date.now() < end) {
      const shop = await repository.findShop(db, domain);
      if (!shop || turn.isDone(shop)) return false;
      const until = new Date(+now() + claimMs);
      const claimed = await repository.claimTokens(db, domain, { now: now(), until });
      if (claimed) return take(claimed, turn);
      await sleep(pauseMs);
    }
    throw new AppError('ProviderUnavailable');
  };
};
