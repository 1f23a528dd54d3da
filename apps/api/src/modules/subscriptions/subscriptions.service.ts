import { creditRules } from '@tintory/contract';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { setSourceExpiry } from '../credits/grants.service.ts';
import { expireDue } from '../credits/ledger.ts';
import type { Payments, ProviderSubscription } from '../payments/payments.ts';
import { findPlan } from '../plans/plans.ts';
import * as repository from './subscriptions.repository.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';
import { untilFresh } from './until-fresh.ts';

const dayMs = 86_400_000;

type Dependencies = { db: Database; payments: Payments; now: () => Date };

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;

/** Copies of the provider's subscriptions, and who its customers are. */
export function createSubscriptionsService({ db, payments, now }: Dependencies) {
  const userOf = (customerId: string) => repository.findUserOfCustomer(db, customerId);

  /** Asks the provider how a subscription stands and keeps the answer; strangers' are passed over. */
  async function sync(id: string): Promise<void> {
    await untilFresh(async () => {
      const before = await repository.findSubscription(db, id);
      const found = await payments.readSubscription(id);
      const userId = await userOf(found.customerId);
      const row = userId && toRow(found, userId, (before?.version ?? 0) + 1);
      return row ? db.transaction((tx) => store(tx, row)) : true;
    });
  }

  async function store(tx: Transaction, row: SubscriptionRow): Promise<boolean> {
    await expireDue(tx, row.userId, now());
    const stored = await repository.findSubscription(tx, row.id);
    if ((stored?.version ?? 0) !== row.version - 1) return false;
    await repository.saveSubscription(tx, row);
    await alignExpiry(tx, row.userId, now());
    return true;
  }

  const findCustomer = (userId: string) => repository.findCustomer(db, userId);

  return {
    sync,
    userOf,
    findCustomer,

    /** The provider's customer for a user, made on first use. */
    ensureCustomer: async (user: { id: string; email: string | null }): Promise<string> => {
      const known = await findCustomer(user.id);
      if (known) return known;
      const customerId = await payments.createCustomer(user);
      await repository.insertCustomer(db, { userId: user.id, customerId, createdAt: now() });
      return customerId;
    },

    /** Asks anew for all of a customer's: what they bought a moment ago may not have been told. */
    syncCustomer: async (customerId: string): Promise<void> => {
      for await (const { id } of payments.listSubscriptions(customerId)) await sync(id);
    },

    /** What differs between our copy and the provider's subscription, in words. */
    compare: async (id: string): Promise<string | null> => {
      const copy = await repository.findSubscription(db, id);
      const found = await payments.readSubscription(id);
      if (!copy) return findPlan(found.planId) ? 'is not in the books' : null;
      const agree =
        copy.status === found.status &&
        copy.planId === found.planId &&
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
      const customerId = await findCustomer(userId);
      if (!customerId) return;
      for await (const { id } of payments.listSubscriptions(customerId)) {
        await payments.endSubscription(id);
        await sync(id);
      }
    },
  };
}

/** A first payment under way gives nothing yet; a later one that failed takes nothing yet. */
export const isLive = (status: SubscriptionRow['status']): boolean =>
  status === 'active' || status === 'past_due';

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

function toRow(
  found: ProviderSubscription,
  userId: string,
  version: number,
): SubscriptionRow | undefined {
  const plan = findPlan(found.planId);
  if (!plan || plan.interval === 'one_time') return undefined;
  return {
    id: found.id,
    userId,
    planId: plan.id,
    interval: plan.interval,
    status: found.status,
    startedAt: found.startedAt,
    periodStart: found.periodStart,
    periodEnd: found.periodEnd,
    cancelAtPeriodEnd: found.cancelAtPeriodEnd,
    endedAt: found.endedAt,
    version,
  };
}
