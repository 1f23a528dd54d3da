import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from '../audit.ts';
import { runCluster, type Cluster } from '../cluster/cluster.ts';

const losses = 8;
const healMs = 5_000;

const listening = `select count(*)::int as count from pg_stat_activity where application_name = 'tintory-listen'`;

/** Terminates the LISTEN connections repeatedly: their number must return to what it was. */
export function runListeners(): Promise<Finding[]> {
  return runCluster({}, async (cluster) => {
    const before = await countOf(cluster);
    const seen: number[] = [];
    let late = 0;
    for (let n = 0; n < losses; n += 1) {
      await cluster.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tintory-listen'`,
      );
      const end = Date.now() + healMs;
      while ((await countOf(cluster)) !== before && Date.now() < end) await sleep(100);
      seen.push(await countOf(cluster));
      if (seen.at(-1) !== before) late += 1;
    }
    console.log({ before, seen });
    return [{ what: 'losses that were not healed within five seconds', count: late }];
  });
}

const countOf = async ({ query }: Cluster): Promise<number> =>
  Number((await query(listening))[0]?.['count']);
