import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import * as repository from './shops.repository.ts';
import type { ClaimedShop, ShopRow, TokenChange } from './shops.repository.ts';

/**
 * Twice as long as the store's answer may take: whoever has not come back by then has died, and the
 * store takes a refresh token again as long as nothing was done with what it gave for it.
 */
const claimMs = 30_000;
const pauseMs = 100;
/** Somebody waits for it. */
const waitMs = 20_000;

type Turn = {
  /** Whether there is nothing to do, or no longer. */
  isDone: (shop: ShopRow) => boolean;
  /** Asks the store, and says what to store. */
  change: (shop: ShopRow) => Promise<TokenChange>;
  /** For what is good whatever became of the tokens while the store was asked. */
  anyway?: boolean;
};

/**
 * Changes a shop's tokens, one caller of all servers at a time: a refresh token is good for one use.
 * The turn is a claim in the shop's row, not a lock, since the store takes its time to answer and
 * nothing else may wait for that. Who comes meanwhile waits and finds what the first one got.
 */
export const createTokenTurns = (db: Database, now: () => Date) => {
  async function take(
    shop: ClaimedShop,
    { isDone, change, anyway = false }: Turn,
  ): Promise<boolean> {
    try {
      // Between reading and claiming it somebody else may have been here.
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
