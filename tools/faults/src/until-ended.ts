import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster/cluster.ts';

/** Longer than the sweep needs to find the jobs of a killed worker. */
const mostMs = 240_000;

/** Waits until every job has ended; after the time limit the audit reports the rest. */
export async function untilEnded({ query }: Cluster): Promise<void> {
  const end = Date.now() + mostMs;
  while (Date.now() < end) {
    const rows = await query(
      `select 1 from jobs where status in ('queued', 'running') limit 1`,
    ).catch(() => [{}]);
    if (rows.length === 0) return;
    await sleep(500);
  }
}
