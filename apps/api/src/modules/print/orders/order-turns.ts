import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import * as repository from './orders.repository.ts';

/** Longer than rendering and sending the largest order; whoever has not come back by then has died. */
const claimMs = 300_000;
const pauseMs = 100;
/** A person waits for it. */
const waitMs = 10_000;

/**
 * Serializes provider calls for an order over all servers. The turn is a claim in the order's row:
 * a lock would hold a connection, and the whole embedded database, while the provider answers.
 */
export const createOrderTurns =
  (db: Database, now: () => Date) =>
  async <Result>(orderId: string, act: () => Promise<Result>): Promise<Result> => {
    const end = Date.now() + waitMs;
    while (Date.now() < end) {
      const until = new Date(+now() + claimMs);
      if (await repository.claimOrder(db, orderId, { now: now(), until })) {
        try {
          return await act();
        } finally {
          await repository.dropClaim(db, orderId, until);
        }
      }
      await sleep(pauseMs);
    }
    throw new AppError('ProviderUnavailable');
  };
