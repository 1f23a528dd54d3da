import type { Transaction } from '../../../platform/database/database.ts';
import type { JobEnd } from '../../jobs/job-follower.ts';
import type { JobRow } from '../../jobs/jobs.repository.ts';
import { forEachStore } from '../for-each-store.ts';
import { fileUsage } from './file-usage.ts';
import { holdUsage } from './hold-usage.ts';
import type { UsageParts } from './usage-parts.ts';
import * as repository from './usage.repository.ts';

/** Pictures beyond a plan's credits: reserved with the job, filed with the store once made. */
export function createUsageService(parts: UsageParts) {
  const { db, onError } = parts;
  const file = fileUsage(parts);

  return {
    file,
    hold: holdUsage(parts),
    ended: chargeMade(parts),

    /** Files charges left by a crash or an outage; returns the number of shops. */
    fileAll: async (limit = 200): Promise<number> => {
      const waiting = await repository.listShopsToFile(db, limit);
      await forEachStore(waiting, file, onError);
      return waiting.length;
    },
  };
}

/** A line for each picture that a job made is to be filed; the others cost nothing. */
const chargeMade =
  ({ askToFile, now }: UsageParts) =>
  /** @returns the cents that are charged */
  async (tx: Transaction, job: JobRow, status: JobEnd): Promise<number> => {
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
  };
