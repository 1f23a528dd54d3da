import { brand } from '@tintory/contract';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { recordBill } from '../../bills/record-bill.ts';
import type { JobEnd } from '../../jobs/job-follower.ts';
import type { JobRow } from '../../jobs/jobs.repository.ts';
import type { StoreBilling } from '../billing/store-billing.ts';
import { findStorePlan } from '../billing/store-plans.ts';
import { findCurrent, findSubscription } from '../billing/store-subscriptions.repository.ts';
import { findShop, findShopOf } from '../shops/shops.repository.ts';
import { usagePeriod } from './usage-period.ts';
import * as repository from './usage.repository.ts';
import type { UsageRow } from './usage.repository.ts';

/** Filed at one go; the rest waits for the next message or minute. */
const atOnce = 250;

type Dependencies = {
  db: Database;
  billing: StoreBilling;
  /** Asks for the shop's lines to be filed once the transaction is committed. */
  askToFile: (tx: Transaction, shop: string) => Promise<void>;
  onError: (error: unknown) => void;
  now: () => Date;
};

/** Pictures beyond a plan's credits: reserved with the job, filed with the store once made. */
export function createUsageService({ db, billing, askToFile, onError, now }: Dependencies) {
  async function fileOne(line: UsageRow): Promise<void> {
    const subscription = await findSubscription(db, line.subscriptionId);
    if (!subscription) throw new Error('A charge belongs to a subscription.');
    const recordId = await billing.fileUsage(line.shop, {
      lineId: subscription.usageLineId,
      cents: line.cents,
      description: `${brand.name}: a picture beyond the plan's credits`,
      key: `${line.jobId}:${line.index}`,
    });
    await db.transaction(async (tx) => {
      const settledAt = now();
      const change = recordId
        ? ({ status: 'filed', recordId, settledAt } as const)
        : ({ status: 'refused', settledAt } as const);
      const userId = (await findShop(tx, line.shop))?.userId;
      if (!(await repository.moveUsage(tx, line, change)) || !recordId || !userId) return;
      await recordBill(tx, {
        userId,
        kind: 'usage',
        status: 'paid',
        planId: subscription.planId,
        amount: line.cents,
        currency: 'usd',
        credits: 0,
        providerKey: `usage:${recordId}`,
        subscriptionId: line.subscriptionId,
        createdAt: settledAt,
      });
    });
  }

  async function file(shop: string): Promise<void> {
    for (const line of await repository.listToFile(db, shop, atOnce)) await fileOne(line);
  }

  return {
    file,

    /**
     * Reserves the fee of a job's pictures of what is left of the cap; the caller has the user's
     * credits locked, so that two jobs never reserve the same money.
     *
     * @returns false for a user without a plan, or when the cap does not hold it
     */
    hold: async (
      tx: Transaction,
      { jobId, userId, pictures }: { jobId: string; userId: string; pictures: number },
    ): Promise<boolean> => {
      const shop = await findShopOf(tx, userId);
      if (!shop || shop.uninstalledAt) return false;
      const current = await findCurrent(tx, shop.domain);
      const plan = findStorePlan(current?.planId);
      if (current?.status !== 'active' || !plan) return false;
      const { start } = usagePeriod(current, now());
      const used = await repository.sumUsage(tx, current.id, start);
      if (used + plan.feeCents * pictures > current.capCents) return false;
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
      return true;
    },

    /** A line for each picture that was made is to be filed; the others cost nothing. */
    ended: async (tx: Transaction, job: JobRow, status: JobEnd): Promise<void> => {
      // Paid with credits, or free.
      if (job.holdId !== null || job.credits === 0) return;
      const made = status === 'succeeded' ? job.outputs.length : 0;
      const reserved = await repository.listReserved(tx, job.id);
      for (const line of reserved) {
        const change =
          line.index < made
            ? ({ status: 'to_file' } as const)
            : ({ status: 'released', settledAt: now() } as const);
        await repository.moveUsage(tx, line, change);
      }
      const shop = reserved[0]?.shop;
      if (shop && made > 0) await askToFile(tx, shop);
    },

    /** Files what a crash or an outage left; answers how many shops that concerned. */
    fileAll: async (limit = 200): Promise<number> => {
      const waiting = await repository.listShopsToFile(db, limit);
      for (const shop of waiting) await file(shop).catch(onError);
      return waiting.length;
    },
  };
}
