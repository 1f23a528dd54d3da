import { Worker } from 'node:worker_threads';
import { giveCredits, signInTestUser, startTestApi, type TestApi } from '@tintory/api/testing';
import type { ClientsData } from './create-clients.ts';
import { pricedTool } from './noop-tool.ts';
import { percentile, printTable } from './report.ts';

const rounds = [
  { clients: 1, each: 300, wanted: 'p50 ≤ 15' },
  { clients: 20, each: 40, wanted: 'p50 ≤ 80, p99 ≤ 160' },
];

/** Creating a job that costs something: price, hold, row and queue entry, over HTTP. */
export async function benchCreate(): Promise<void> {
  const api = await startTestApi({ extraTools: [pricedTool], worker: false });
  try {
    await createMany(api, 4, 40);
    const rows: (string | number)[][] = [];
    for (const { clients, each, wanted } of rounds) {
      const times = await createMany(api, clients, each);
      rows.push([clients, percentile(times, 0.5), percentile(times, 0.99), wanted]);
    }
    printTable('create: POST /api/jobs with its hold, embedded (ms)', [
      ['clients', 'p50', 'p99', 'wanted'],
      ...rows,
    ]);
  } finally {
    await api.close();
  }
}

/** Clients side by side, each somebody else and each one call after another; the times of all. */
async function createMany(api: TestApi, clients: number, each: number): Promise<number[]> {
  const tokens: string[] = [];
  for (let n = 0; n < clients; n += 1) {
    const user = await signInTestUser(api);
    await giveCredits(api, user.id, each);
    tokens.push(user.login.access_token);
  }
  const workerData: ClientsData = { origin: api.origin, tokens, each };
  const worker = new Worker(new URL('./create-clients.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
