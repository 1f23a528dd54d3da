import { setTimeout as sleep } from 'node:timers/promises';
import { openFakeBucket } from '@tintory/api/testing';
import type { Finding } from '../audit.ts';
import { runCluster, type Cluster } from '../cluster/cluster.ts';
import { signIn } from '../cluster/person.ts';

const [readyWithinMs, worksWithinMs] = [3_000, 10_000];

/**
 * Makes the bucket stop responding during a job: readiness must report it, and the worker must
 * recover.
 */
export async function runBucket(): Promise<Finding[]> {
  const bucket = await openFakeBucket();
  try {
    const sizes = { servers: 1, workers: 1, environment: bucket.environment };
    return await runCluster(sizes, async (cluster) => {
      const person = await signIn(cluster);
      bucket.setMood('silent');
      const caught = await person.wish('run', 'a fox');
      const silent = await readiness(cluster);
      await sleep(5_000);
      bucket.setMood('well');
      const begun = performance.now();
      const next = await person.wish('run', 'an owl');
      for (const job of [caught, next]) if (job) await person.ended(job.id);
      const back = Math.round(performance.now() - begun);
      console.log({ silent, back });
      const isToldLate = silent.status !== 503 || silent.ms > readyWithinMs;
      return [
        { what: 'readiness told late or wrong', count: Number(isToldLate) },
        { what: 'jobs that came late after the bucket', count: Number(back > worksWithinMs) },
      ];
    });
  } finally {
    bucket.close();
  }
}

async function readiness({ servers }: Cluster): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const { status } = await fetch(`http://127.0.0.1:${servers[0]?.port}/readyz`);
  return { status, ms: Math.round(performance.now() - begun) };
}
