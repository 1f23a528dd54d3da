import type { Transaction } from '../../../platform/database/database.ts';
import { findStorePlan } from '../billing/store-plans.ts';
import { findCurrent } from '../billing/store-subscriptions.repository.ts';
import { findShopOf } from '../shops/shops.repository.ts';
import type { UsageParts } from './usage-parts.ts';
import { usagePeriod } from './usage-period.ts';
import * as repository from './usage.repository.ts';

/**
 * Reserves the fee of a job's pictures within the cap; the caller has locked the user's credits, so
 * that two jobs never reserve the same money.
 */
export const holdUsage =
  ({ now }: Pick<UsageParts, 'now'>) =>
  /** @returns the cents; undefined for a user without a plan, or when the cap does not hold it */
  async (
    tx: Transaction,
    { jobId, userId, pictures }: { jobId: string; userId: string; pictures: number },
  ): Promise<number | undefined> => {
    const shop = await findShopOf(tx, userId);
    if (!shop || shop.uninstalledAt) return undefined;
    const current = await findCurrent(tx, shop.domain);
    const plan = findStorePlan(current?.planId);
    if (current?.status !== 'active' || !plan) return undefined;
    const { start } = usagePeriod(current, now());
    const used = await repository.sumUsage(tx, current.id, start);
    const cents = plan.feeCents * pictures;
    if (used + cents > current.capCents) return undefined;
    const line = {
      jobId,
      shop: shop.domain,
      subscriptionId: current.id,
      cents: plan.feeCents,
      status: 'reserved' as const,
      createdAt: now(),
    };
    const rows = Array.from({ length: pictures }, (_, index) => ({ ...line, index }));
    await repository.reserveUsage(tx, rows);
    return cents;
  };
