import type { Database, Transaction } from '../../platform/database/database.ts';
import { expireDue } from '../credits/ledger.ts';
import type { Payments, ProviderSubscription } from '../payments/payments.ts';
import { alignExpiry } from './align-expiry.ts';
import { findUserOfCustomer } from './customers.repository.ts';
import { markDuplicates } from './duplicates.ts';
import { isLive } from './is-live.ts';
import { toCopy, toEndedCopy } from './subscription-copy.ts';
import * as repository from './subscriptions.repository.ts';
import type { SubscriptionCopy } from './subscriptions.repository.ts';
import { untilFresh } from './until-fresh.ts';

export type SubscriptionsParts = { db: Database; payments: Payments; now: () => Date };

/** Reads a subscription's state from the provider and stores it; unknown ones are skipped. */
export const syncSubscription = (parts: SubscriptionsParts) => {
  const { db, payments } = parts;
  const copy = copySubscription(parts);
  const copyOthers = copyOtherSubscriptions(parts);

  return async (id: string): Promise<void> => {
    const known = await repository.findSubscription(db, id);
    if (!known || known.status === 'pending') await copyOthers(id);
    const found = await copy(id);
    if (!found || !isLive(found.status)) return;
    if (!(await findUserOfCustomer(db, found.customerId))) return;
    // A subscriber changes the plan: no payment page for another one stays open.
    await payments.expireCheckouts(found.customerId, 'plans');
  };
};

/** Whether a plan is a duplicate depends on the others' states, so these are read first. */
const copyOtherSubscriptions = (parts: SubscriptionsParts) => {
  const { db, payments } = parts;
  const copy = copySubscription(parts);
  const copyOwn = copyOwnSubscriptions(parts);

  return async (id: string): Promise<void> => {
    const found = await payments.readSubscription(id);
    const userId = found && (await findUserOfCustomer(db, found.customerId));
    if (!userId) return;
    for await (const { id: other } of payments.listSubscriptions(found.customerId)) {
      if (other !== id) await copy(other);
    }
    await copyOwn(userId);
  };
};

/** Reads the subscriptions that we hold for active again: the provider may have ended them. */
export const copyOwnSubscriptions = (parts: SubscriptionsParts) => {
  const copy = copySubscription(parts);
  return async (userId: string): Promise<void> => {
    const own = await repository.listSubscriptions(parts.db, userId);
    for (const { id, status } of own) if (isLive(status)) await copy(id);
  };
};

/** Copies one subscription as the provider has it. */
const copySubscription = (parts: SubscriptionsParts) => {
  const { db, payments, now } = parts;
  const store = storeCopy(parts);

  return async (id: string): Promise<ProviderSubscription | null> => {
    let found: ProviderSubscription | null = null;
    await untilFresh(async () => {
      const before = await repository.findSubscription(db, id);
      found = await payments.readSubscription(id);
      const version = (before?.version ?? 0) + 1;
      const userId = found && (await findUserOfCustomer(db, found.customerId));
      const row = found
        ? userId && toCopy(found, userId, version)
        : before && toEndedCopy(before, version, now());
      return row ? db.transaction((tx) => store(tx, row)) : true;
    });
    return found;
  };
};

/** @returns false where somebody stored a newer copy since */
const storeCopy =
  ({ now }: SubscriptionsParts) =>
  async (tx: Transaction, row: SubscriptionCopy): Promise<boolean> => {
    await expireDue(tx, row.userId, now());
    const stored = await repository.findSubscription(tx, row.id);
    if ((stored?.version ?? 0) !== row.version - 1) return false;
    await repository.saveSubscription(tx, row);
    const isBorn = isLive(row.status) && !(stored && isLive(stored.status));
    if (isBorn) await markDuplicates(tx, row);
    await alignExpiry(tx, row.userId, now());
    return true;
  };
