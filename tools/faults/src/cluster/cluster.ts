import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@tintory/api/testing';
import { startSandbox, type TestSandbox } from '@tintory/sandbox/testing';
import { Pool } from 'pg';
import { startPostgres } from '@tintory/start/postgres';
import { waitFor } from '@tintory/start/wait-for';
import { openBalancer, type Balancer } from './balancer.ts';
import { createProgram, type Program } from './program.ts';

type ClusterOptions = {
  servers?: number;
  workers?: number;
  environment?: Record<string, string>;
  /** Share of responses that are dropped, 0 to 1. */
  lostAnswers?: number;
};

export type Cluster = {
  balancer: Balancer;
  sandbox: TestSandbox;
  servers: (Program & { port: number })[];
  workers: Program[];
  postgres: Awaited<ReturnType<typeof startPostgres>>;
  /** Runs a query on a pool that survives a restart of the database. */
  query(text: string): Promise<Record<string, unknown>[]>;
  /** Folder of the program logs. */
  folder: string;
};

/** Runs several servers and workers on one PostgreSQL while `use` runs. */
export async function runCluster<Value>(
  { servers = 2, workers = 2, environment = {}, lostAnswers = 0 }: ClusterOptions,
  use: (cluster: Cluster) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-faults-'));
  const [postgres, sandbox] = await Promise.all([startPostgres(), startSandbox()]);
  const ports = await Promise.all(Array.from({ length: servers }, () => freePort()));
  const balancer = await openBalancer(ports, { lostAnswers });
  sandbox.stripe.setWebhookUrl(`${balancer.origin}/api/stripe/webhook`);
  const shared = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    APP_SECRET: 'a secret of this run, long enough to be taken',
    API_ORIGIN: balancer.origin,
    SMTP_URL: sandbox.smtpUrl,
    STRIPE_API_ORIGIN: sandbox.origin,
    // Each person has their own client address.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    IMAGE_PROCESSES: '1',
    REQUESTS_PER_MINUTE: '1000000',
    FREE_JOBS_PER_MINUTE: '1000000',
    ...environment,
  };
  const program = (name: string, file: 'main.server.ts' | 'main.worker.ts', more = {}) =>
    createProgram(name, file, { environment: { ...shared, ...more }, folder });
  const cluster = {
    balancer,
    sandbox,
    postgres,
    folder,
    servers: ports.map((port, index) => ({
      ...program(`server-${index}`, 'main.server.ts', { API_PORT: String(port) }),
      port,
    })),
    workers: Array.from({ length: workers }, (_, index) =>
      program(`worker-${index}`, 'main.worker.ts'),
    ),
    ...openPool(postgres.url),
  };
  try {
    for (const one of [...cluster.servers, ...cluster.workers]) one.start();
    for (const port of ports) await waitFor(`http://127.0.0.1:${port}/readyz`);
    return await use(cluster);
  } finally {
    const programs = [...cluster.servers, ...cluster.workers];
    await Promise.all(programs.map((one) => one.end('SIGKILL')));
    balancer.close();
    await cluster.endPool();
    await sandbox.close();
    await postgres.stop();
  }
}

function openPool(connectionString: string) {
  const pool = new Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  return {
    query: async (text: string) => (await pool.query<Record<string, unknown>>(text)).rows,
    endPool: () => pool.end(),
  };
}
