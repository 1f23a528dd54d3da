import { brand } from '@tintory/contract';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { recordBill } from '../../bills/record-bill.ts';
import type { JobEnd } from '../../jobs/job-follower.ts';
import type { JobRow } from '../../jobs/jobs.repository.ts';
import type { StoreBilling } from '../billing/store-billing.ts';
import { findStorePlan } from '../billing/store-plans.ts';
import { findCurrent, findSubscription } from '../billing/store-subscriptions.repository.ts';
import { forEachStore } from '../for-each-store.ts';
import { findShop, findShopOf } from '../shops/shops.repository.ts';
import { usagePeriod } from './usage-period.ts';
import * as repository from './usage.repository.ts';
import type { UsageRow } from './usage.repository.ts';

/** Filed at one go; the rest waits for the next message or minute. */
const atOnce = 250;

const gone = 'The app was uninstalled before this was filed.';

type Dependencies = {
  db: Database;
  billing: StoreBilling;
  /** Asks for the shop's lines to be filed once the transaction is committed. */
  askToFile: (tx: Transaction, shop: string) => Promise<void>;
  /** Asks the store how its plans stand. */
  syncPlans: (shop: string) => Promise<unknown>;
  onError: (error: unknown) => void;
  now: () => Date;
};

/** Pictures beyond a plan's credits: reserved with the job, filed with the store once made. */
export function createUsageService(dependencies: Dependencies) {
  const { db, billing, askToFile, syncPlans, onError, now } = dependencies;

  /** @returns whether the store took it; what it refuses stays in the books, with the reason */
  async function fileOne(line: UsageRow): Promise<boolean> {
    const subscription = await findSubscription(db, line.subscriptionId);
    if (!subscription) throw new Error('A charge belongs to a subscription.');
    const answer = await billing.fileUsage(line.shop, {
      lineId: subscription.usageLineId,
      cents: line.cents,
      description: `${brand.name}: a picture beyond the plan's credits`,
      key: `${line.jobId}:${line.index}`,
    });
    const settledAt = now();
    if ('refusal' in answer) {
      const change = { status: 'refused', reason: answer.refusal, settledAt } as const;
      await repository.moveUsage(db, line, change);
      return false;
    }
    const { recordId } = answer;
    await db.transaction(async (tx) => {
      const userId = (await findShop(tx, line.shop))?.userId;
      const change = { status: 'filed', recordId, settledAt } as const;
      if (!(await repository.moveUsage(tx, line, change)) || !userId) return;
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
    return true;
  }

  /** A store without the app can be charged nothing, and its plans ended with the app. */
  async function refuseAll(lines: UsageRow[]): Promise<void> {
    const change = { status: 'refused', reason: gone, settledAt: now() } as const;
    for (const line of lines) await repository.moveUsage(db, line, change);
  }

  async function file(shop: string): Promise<void> {
    const lines = await repository.listToFile(db, shop, atOnce);
    if ((await findShop(db, shop))?.uninstalledAt) return refuseAll(lines);
    let refused = false;
    for (const line of lines) if (!(await fileOne(line))) refused = true;
    // The plan may have ended without a word: nothing more is to be made on it.
    if (refused) await syncPlans(shop);
  }

  return {
    file,

    /**
     * Reserves the fee of a job's pictures of what is left of the cap; the caller has the user's
     * credits locked, so that two jobs never reserve the same money.
     *
     * @returns the cents; undefined for a user without a plan, or when the cap does not hold it
     */
    hold: async (
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
    },

    /**
     * A line for each picture that was made is to be filed; the others cost nothing.
     *
     * @returns the cents that are charged
     */
    ended: async (tx: Transaction, job: JobRow, status: JobEnd): Promise<number> => {
      // Paid with credits, or free.
      if (job.feeCents === 0) return 0;
      const made = status === 'succeeded' ? job.outputs.length : 0;
      const reserved = await repository.listReserved(tx, job.id);
      let charged = 0;
      for (const line of reserved) {
        if (line.index >= made) {
          await repository.moveUsage(tx, line, { status: 'released', settledAt: now() });
          continue;
        }
        charged += line.cents;
        await repository.moveUsage(tx, line, { status: 'to_file' });
      }
      const shop = reserved[0]?.shop;
      if (!shop || made === 0) return 0;
      if (charged !== job.feeCents) await repository.setJobFee(tx, job.id, charged);
      await askToFile(tx, shop);
      return charged;
    },

    /** Files what a crash or an outage left; answers how many shops that concerned. */
    fileAll: async (limit = 200): Promise<number> => {
      const waiting = await repository.listShopsToFile(db, limit);
      await forEachStore(waiting, file, onError);
      return waiting.length;
    },
  };
}
