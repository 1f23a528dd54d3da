import { setTimeout as sleep } from 'node:timers/promises';
import { waitFor } from '@tintory/start/wait-for';
import type { Finding } from '../audit.ts';
import { runCluster } from '../cluster/cluster.ts';
import { signIn } from '../cluster/person.ts';

const wanted = 30_000;
const callers = 16;
/** Interval of the load balancer's readiness checks. */
const probeMs = 500;

/** Restarts the servers one by one under load, behind a load balancer that checks readiness. */
export function runRestart(requests = wanted): Promise<Finding[]> {
  return runCluster({ workers: 0, environment: { DRAIN_SECONDS: '2' } }, async (cluster) => {
    const { balancer, servers } = cluster;
    await signIn(cluster);
    const counts = { ok: 0, failed: 0, restarts: 0 };
    const isOver = () => counts.ok + counts.failed >= requests;
    const probing = setInterval(() => {
      for (const { port } of servers) {
        fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(400) }).then(
          ({ ok }) => balancer.setAway(port, !ok),
          () => balancer.setAway(port, true),
        );
      }
    }, probeMs);
    const asking = Array.from({ length: callers }, async () => {
      while (!isOver()) {
        const answer = await fetch(`${balancer.origin}/api/tools/remove_background`).catch(
          () => undefined,
        );
        await answer?.arrayBuffer();
        counts[answer?.status === 200 ? 'ok' : 'failed'] += 1;
      }
    });
    while (!isOver()) {
      for (const server of servers) {
        await server.end('SIGTERM');
        server.start();
        await waitFor(`http://127.0.0.1:${server.port}/readyz`);
        counts.restarts += 1;
        await sleep(2 * probeMs);
      }
    }
    await Promise.all(asking);
    clearInterval(probing);
    console.log({ ...counts, ...balancer.counts });
    return [{ what: 'requests that failed', count: counts.failed }];
  });
}
