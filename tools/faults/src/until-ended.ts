import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster/cluster.ts';

/** Longer than the sweep needs to find what a killed worker left. */
const mostMs = 240_000;

/** Waits until no job is under way any more, or gives up: the audit then tells. */
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
