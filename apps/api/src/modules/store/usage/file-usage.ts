import { brand } from '@tintory/contract';
import type { Database } from '../../../platform/database/database.ts';
import { recordBill } from '../../bills/record-bill.ts';
import {
  findSubscription,
  type StoreSubscriptionRow,
} from '../billing/store-subscriptions.repository.ts';
import { findShop } from '../shops/shops.repository.ts';
import type { UsageParts } from './usage-parts.ts';
import * as repository from './usage.repository.ts';
import type { UsageRow } from './usage.repository.ts';

/** Filed at one go; the rest waits for the next message or minute. */
const atOnce = 250;

const gone = 'The app was uninstalled before this was filed.';

type Parts = Pick<UsageParts, 'db' | 'billing' | 'syncPlans' | 'now'>;

/** Files the lines of a shop that are to be charged. */
export const fileUsage = (parts: Parts) => {
  const { db, syncPlans } = parts;
  const fileOne = fileLine(parts);
  const refuseAll = refuseLines(parts);

  return async (shop: string): Promise<void> => {
    const lines = await repository.listToFile(db, shop, atOnce);
    if ((await findShop(db, shop))?.uninstalledAt) return refuseAll(lines);
    let refused = false;
    for (const line of lines) if (!(await fileOne(line))) refused = true;
    // The plan may have ended silently: nothing more is charged to it.
    if (refused) await syncPlans(shop);
  };
};

/** Files one line; what the store refuses stays in the books, with the reason. */
const fileLine =
  ({ db, billing, now }: Parts) =>
  /** @returns whether the store took it */
  async (line: UsageRow): Promise<boolean> => {
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
    await recordFiled(db, line, { recordId, planId: subscription.planId, settledAt });
    return true;
  };

type Filed = { recordId: string; planId: StoreSubscriptionRow['planId']; settledAt: Date };

/** The line and its bill in one transaction. */
const recordFiled = (db: Database, line: UsageRow, { recordId, planId, settledAt }: Filed) =>
  db.transaction(async (tx) => {
    const userId = (await findShop(tx, line.shop))?.userId;
    const change = { status: 'filed', recordId, settledAt } as const;
    if (!(await repository.moveUsage(tx, line, change)) || !userId) return;
    await recordBill(tx, {
      ...{ userId, kind: 'usage', status: 'paid', planId },
      ...{ amount: line.cents, currency: 'usd', credits: 0 },
      ...{ providerKey: `usage:${recordId}`, subscriptionId: line.subscriptionId },
      createdAt: settledAt,
    });
  });

/** A store without the app can be charged nothing, and its plans ended with the app. */
const refuseLines =
  ({ db, now }: Parts) =>
  async (lines: UsageRow[]): Promise<void> => {
    const change = { status: 'refused', reason: gone, settledAt: now() } as const;
    for (const line of lines) await repository.moveUsage(db, line, change);
  };
