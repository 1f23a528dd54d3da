import { creditRules } from '@tintory/contract';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { setSourceExpiry } from '../credits/grants.service.ts';
import { expireDue } from '../credits/ledger.ts';
import { CustomerGone, type Payments, type ProviderSubscription } from '../payments/payments.ts';
import { findPlan } from '../plans/plans.ts';
import { findUserOfCustomer } from './customers.repository.ts';
import { createCustomers } from './customers.service.ts';
import { markDuplicates } from './duplicates.ts';
import { isLive } from './is-live.ts';
import { toCopy, toEndedCopy } from './subscription-copy.ts';
import * as repository from './subscriptions.repository.ts';
import type { SubscriptionCopy, SubscriptionRow } from './subscriptions.repository.ts';
import { untilFresh } from './until-fresh.ts';

const dayMs = 86_400_000;

type Dependencies = { db: Database; payments: Payments; now: () => Date };

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;

/** Copies of the provider's subscriptions, and who its customers are. */
export function createSubscriptionsService({ db, payments, now }: Dependencies) {
  const userOf = (customerId: string) => findUserOfCustomer(db, customerId);
  const customers = createCustomers({ db, payments, onGone: copyOwn, now });

  /** Asks the provider how a subscription stands and keeps the answer; strangers' are passed over. */
  async function sync(id: string): Promise<void> {
    const known = await repository.findSubscription(db, id);
    if (!known || known.status === 'pending') await copyOthers(id);
    const found = await copy(id);
    if (!found || !isLive(found.status) || !(await userOf(found.customerId))) return;
    // Whoever has a plan changes it: no page is left on which another one could be paid.
    await payments.expireCheckouts(found.customerId, 'plans');
  }

  /** Whether a plan was bought beside another shows by how the others stand: so these come first. */
  async function copyOthers(id: string): Promise<void> {
    const found = await payments.readSubscription(id);
    const userId = found && (await userOf(found.customerId));
    if (!userId) return;
    for await (const { id: other } of payments.listSubscriptions(found.customerId)) {
      if (other !== id) await copy(other);
    }
    await copyOwn(userId);
  }

  /** Asks anew for what we hold for live: the provider may have ended it, or know it no more. */
  async function copyOwn(userId: string): Promise<void> {
    const own = await repository.listSubscriptions(db, userId);
    for (const { id, status } of own) if (isLive(status)) await copy(id);
  }

  async function copy(id: string): Promise<ProviderSubscription | null> {
    let found: ProviderSubscription | null = null;
    await untilFresh(async () => {
      const before = await repository.findSubscription(db, id);
      found = await payments.readSubscription(id);
      const version = (before?.version ?? 0) + 1;
      const userId = found && (await userOf(found.customerId));
      const row = found
        ? userId && toCopy(found, userId, version)
        : before && toEndedCopy(before, version, now());
      return row ? db.transaction((tx) => store(tx, row)) : true;
    });
    return found;
  }

  async function store(tx: Transaction, row: SubscriptionCopy): Promise<boolean> {
    await expireDue(tx, row.userId, now());
    const stored = await repository.findSubscription(tx, row.id);
    if ((stored?.version ?? 0) !== row.version - 1) return false;
    await repository.saveSubscription(tx, row);
    const isBorn = isLive(row.status) && !(stored && isLive(stored.status));
    if (isBorn) await markDuplicates(tx, row);
    await alignExpiry(tx, row.userId, now());
    return true;
  }

  return {
    ...customers,
    sync,
    userOf,

    /** Asks anew for all of a customer's: what they bought a moment ago may not have been told. */
    syncCustomer: async (userId: string, customerId: string): Promise<void> => {
      for await (const { id } of payments.listSubscriptions(customerId)) await sync(id);
      await copyOwn(userId);
    },

    /** What differs between our copy and the provider's subscription, in words. */
    compare: async (id: string): Promise<string | null> => {
      const copy = await repository.findSubscription(db, id);
      const found = await payments.readSubscription(id);
      if (!found) return copy ? 'is in the books, and the provider does not know it' : null;
      if (!copy) return findPlan(found.planId) ? 'is not in the books' : null;
      const agree =
        copy.status === found.status &&
        copy.planId === found.planId &&
        copy.nextPlanId === (findPlan(found.nextPlanId)?.id ?? null) &&
        copy.cancelAtPeriodEnd === found.cancelAtPeriodEnd &&
        +copy.periodEnd === +found.periodEnd;
      return agree
        ? null
        : `is ${found.status} ${found.planId}, in the books ${copy.status} ${copy.planId}`;
    },

    /** The subscription that counts now, or the last one. */
    current: async (userId: string): Promise<SubscriptionRow | undefined> => {
      const all = await repository.listSubscriptions(db, userId);
      return all.find(({ status }) => isLive(status)) ?? all[0];
    },

    /** Ends everything that would go on costing money. */
    endAll: async (userId: string): Promise<void> => {
      const customerId = await customers.findCustomer(userId);
      if (!customerId) return;
      try {
        await payments.expireCheckouts(customerId, 'all');
        for await (const { id } of payments.listSubscriptions(customerId)) {
          await payments.endSubscription(id);
          await sync(id);
        }
      } catch (error) {
        // Nobody is charged for a customer that is gone.
        if (!(error instanceof CustomerGone)) throw error;
      }
    },
  };
}

/**
 * While a plan lives its credits do not end; afterwards they last for a while. Whoever takes a plan
 * again meanwhile keeps them.
 */
export async function alignExpiry(tx: Transaction, userId: string, now: Date): Promise<void> {
  const all = await repository.listSubscriptions(tx, userId);
  if (all.length === 0) return;
  const live = all.some(({ status }) => isLive(status));
  const ended = Math.max(...all.map(({ endedAt, periodEnd }) => +(endedAt ?? periodEnd)));
  const expiresAt = live ? null : new Date(ended + creditRules.afterPlanDays * dayMs);
  await setSourceExpiry(tx, userId, 'subscription', expiresAt, now);
}
