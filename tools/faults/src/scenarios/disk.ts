import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit, type Finding } from '../audit.ts';
import { runCluster } from '../cluster/cluster.ts';
import { signIn } from '../cluster/person.ts';
import { untilEnded } from '../until-ended.ts';

/** Size of the disk: small enough to fill. */
const sizeMb = 180;

/** Fills the disk that pictures lie on, and frees it again. Needs the right to mount one. */
export async function runDisk(): Promise<Finding[]> {
  const disk = await mkdtemp(join(tmpdir(), 'tintory-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', disk]);
  try {
    return await runCluster(
      { servers: 1, workers: 1, environment: { DATA_DIR: disk } },
      (cluster) => fillAndFree(cluster, join(disk, 'ballast')),
    );
  } finally {
    execFileSync('umount', ['-l', disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

async function fillAndFree(
  cluster: Parameters<typeof signIn>[0],
  ballast: string,
): Promise<Finding[]> {
  const person = await signIn(cluster);
  await writeFile(ballast, Buffer.alloc(sizeMb * 1_000_000)).catch(() => undefined);
  const readiness = await fetch(`http://127.0.0.1:${cluster.servers[0]?.port}/readyz`);
  const full = await person.wish('run', 'a fox');
  if (full) await person.ended(full.id);
  await rm(ballast);
  const free = await person.wish('run', 'an owl');
  if (free) await person.ended(free.id);
  await untilEnded(cluster);
  const rows = await cluster.query('select status from jobs order by created_at');
  const statuses = rows.map(({ status }) => String(status));
  console.log({ readiness: readiness.status, statuses });
  return [
    { what: 'readiness told wrong on a full disk', count: Number(readiness.status !== 503) },
    {
      what: 'jobs that failed once there was room',
      count: Number(statuses.at(-1) !== 'succeeded'),
    },
    ...(await audit(cluster)),
  ];
}
