import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import * as repository from './customers.repository.ts';

/** As long as the provider's client retries a call; a later silence means that the process died. */
const claimMs = 60_000;
const pauseMs = 100;
/** A person waits for it. */
const waitMs = 20_000;

/**
 * Serializes calls for a customer over all servers. The turn is a claim in the customer's row: a
 * lock would hold a connection, and the whole embedded database, while the provider answers.
 */
export const createCustomerTurns =
  (db: Database, now: () => Date) =>
  async <Result>(customerId: string, act: () => Promise<Result>): Promise<Result> => {
    const end = Date.now() + waitMs;
    while (Date.now() < end) {
      const until = new Date(+now() + claimMs);
      if (await repository.claimCustomer(db, customerId, { now: now(), until })) {
        try {
          return await act();
        } finally {
          await repository.dropClaim(db, customerId, until);
        }
      }
      await sleep(pauseMs);
    }
    throw new AppError('ProviderUnavailable');
  };
