import { giveCredits, signInTestUser, startTestApi, type TestApi } from '@tintory/api/testing';
import { pricedJob, pricedTool } from './noop-tool.ts';
import { percentile, printTable } from './report.ts';

const alone = 300;
const clients = 20;
const each = 25;

/** Creating a job that costs something: price, hold, row and queue entry, over HTTP. */
export async function benchCreate(): Promise<void> {
  const api = await startTestApi({ extraTools: [pricedTool], worker: false });
  try {
    await createMany(api, 50);
    const single = await createMany(api, alone);
    const many = await Promise.all(Array.from({ length: clients }, () => createMany(api, each)));
    const parallel = many.flat();
    printTable('create: POST /api/jobs with its hold, embedded (ms)', [
      ['clients', 'p50', 'p99', 'wanted'],
      ['1', percentile(single, 0.5), percentile(single, 0.99), 'p50 ≤ 15'],
      [
        String(clients),
        percentile(parallel, 0.5),
        percentile(parallel, 0.99),
        'p50 ≤ 80, p99 ≤ 160',
      ],
    ]);
  } finally {
    await api.close();
  }
}

/** One client's calls, one after another; each client is somebody else. */
async function createMany(api: TestApi, count: number): Promise<number[]> {
  const user = await signInTestUser(api);
  await giveCredits(api, user.id, count);
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    const { status, body } = await user.call('POST', '/api/jobs', pricedJob);
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  return times;
}
