import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { batches } from '../../batches/batches.table.ts';
import { bills } from '../../bills/bills.table.ts';
import { creditHolds } from '../../credits/credits.table.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import { presets } from '../../presets/presets.table.ts';
import { objects } from '../../uploads/objects.table.ts';

/** Whether a job of the user is under way that would end in the wrong account. */
export async function isBusy(tx: Transaction, userId: string): Promise<boolean> {
  const counts = [
    tx
      .select({ n: count() })
      .from(creditHolds)
      .where(and(eq(creditHolds.userId, userId), eq(creditHolds.status, 'held'))),
    tx
      .select({ n: count() })
      .from(jobs)
      .where(and(eq(jobs.userId, userId), inArray(jobs.status, ['queued', 'running']))),
    tx
      .select({ n: count() })
      .from(batches)
      .where(and(eq(batches.userId, userId), eq(batches.status, 'running'))),
  ];
  for (const query of counts) if (((await query)[0]?.n ?? 0) > 0) return true;
  return false;
}

/** Everything made by one user becomes another's; of two presets of one name theirs stays. */
export async function moveBelongings(tx: Transaction, from: string, to: string): Promise<void> {
  for (const table of [jobs, objects, batches, bills]) {
    await tx.update(table).set({ userId: to }).where(eq(table.userId, from));
  }
  await tx
    .update(presets)
    .set({ userId: to })
    .where(
      and(
        eq(presets.userId, from),
        sql`not exists (
          select from ${presets} theirs
          where theirs.user_id = ${to} and theirs.tool_id = ${presets.toolId}
            and theirs.name = ${presets.name})`,
      ),
    );
}
